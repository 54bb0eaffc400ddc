import { EMPTY_ORDER_LOOKUP } from '@vitrine/domain';
import type { ErrorMessages } from './refusals.ts';

export const MESSAGES_FRA: ErrorMessages = {
  error_bad_request: 'Cette demande n’a pas pu être comprise.',
  error_unauthorized: 'Votre session a expiré. Veuillez réessayer.',
  error_forbidden: 'Cette demande n’est pas autorisée.',
  error_other_client: 'Vous servez désormais un autre client dans un autre onglet.',
  error_not_found: 'Nous n’avons pas trouvé ce que vous cherchez.',
  error_too_large: 'Cette demande est trop volumineuse.',
  error_too_many_requests: 'Trop de demandes en peu de temps. Veuillez patienter un instant et réessayer.',
  error_unexpected: 'Une erreur est survenue de notre côté. Veuillez réessayer dans un instant.',
  error_not_offered: 'La maison ne propose pas ce service actuellement.',
  error_exclusive: 'Cette pièce est réservée à nos clients invités.',
  error_empty_order_lookup: EMPTY_ORDER_LOOKUP,
  error_default_sku_missing: 'DefaultSku cannot be retrieved',
  error_consent_missing: 'Veuillez donner les consentements demandés ici.',
  error_phone_missing: 'Veuillez d’abord ajouter un numéro de téléphone à votre profil.',
  error_login_failed: 'L’e-mail ou le numéro et le mot de passe ne correspondent pas.',
  error_link_not_good: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  error_captcha_not_good:
    'Ces chiffres ne sont pas ceux de l’image, ou celle-ci n’est plus valable. Veuillez recopier la nouvelle.',
  error_otp_not_good: 'Ce code n’est pas exact, ou n’est plus valable.',
  error_code_not_good: 'Ce code n’est pas exact, ou n’est plus valable.',
  error_current_password_wrong: 'Ce n’est pas votre mot de passe actuel.',
  error_password_too_short: 'Un mot de passe compte au moins 10 caractères.',
  error_password_too_common: 'Ce mot de passe est l’un des premiers que l’on essaierait.',
  error_phone_of_other_country:
    'Ce numéro appartient à un pays que nous ne livrons pas depuis cette boutique.',
  error_words_not_plain:
    'Veuillez écrire en texte simple : ni code ni adresse web, et rien qui nomme votre client là où chacun peut lire.',
  error_needs_link: 'Vous ne servez personne en particulier : choisissez le lien ouvert à tous.',
  error_unknown_sku: 'Nous ne connaissons pas cette pièce.',
  error_age_refused: 'Ceci est réservé aux adultes.',
  error_age_unconfirmed: 'Veuillez d’abord confirmer votre âge sur la page de cette pièce.',
  error_not_for_sale:
    'Cette pièce ne peut pas être achetée en ligne. Nos conseillers se feront un plaisir de vous aider.',
  error_out_of_stock: 'Cette pièce n’est plus disponible.',
  error_cart_line_not_found: 'Cette pièce n’est plus dans votre panier.',
  error_saved_limit_reached: 'Vous pouvez garder au maximum {max} pièces pour plus tard.',
  error_samples_not_allowed:
    'Les échantillons accompagnent un parfum. Veuillez d’abord en ajouter un à votre panier.',
  error_samples_limit_reached: 'Vous pouvez choisir au maximum {max} échantillons.',
  error_sku_limit_reached: 'Vous pouvez commander au maximum {max} exemplaires de cette pièce.',
  error_sale_limit_reached: 'Vous pouvez acquérir au maximum {max} pièces de cette vente privée.',
  error_no_waiting_room: 'Cette vente n’a pas de salle d’attente : vous pouvez entrer directement.',
  error_room_closed: 'La salle d’attente n’est pas ouverte en ce moment.',
  error_ticket_of_another:
    'Cette place dans la file appartient à un autre navigateur. Veuillez prendre votre propre place.',
  error_club_not_open: 'Ce cercle ne vous est pas encore ouvert.',
  error_sale_ended: 'La vente privée s’est refermée pour vous : cette pièce a quitté votre panier.',
  error_basket_limit_reached: 'Votre panier peut contenir au maximum {max} pièces.',
  error_fluid_limit_reached: 'Pièces sur mesure dans un même panier : {max} au maximum.',
  error_personalised_limit_reached: 'Votre panier peut contenir au maximum {max} créations différentes.',
  error_personalisation_not_offered: 'Cette personnalisation n’est pas proposée pour cette pièce.',
  error_letters_missing: 'Veuillez d’abord inscrire vos lettres.',
  error_letters_unknown:
    'L’un de ces caractères n’existe pas dans cette écriture. Veuillez en choisir d’autres.',
  error_letters_too_many: '{max} caractères au plus trouvent place ici.',
  error_letters_too_wide: 'Ces lettres dépassent leur emplacement. Veuillez en choisir moins.',
  error_letters_refused: 'Nous préférons ne pas inscrire ces mots. Veuillez en choisir d’autres.',
  add_to_cart_payment_pending_error:
    'Le paiement de votre dernière commande est en cours. Veuillez le terminer ou l’annuler avant de modifier votre panier.',
  error_cart_empty: 'Votre panier est vide.',
  error_item_unavailable: 'Une pièce de votre panier n’est plus disponible.',
  global_product_already_in_wishlist: 'Cette pièce est déjà dans votre liste d’envies.',
  error_wishlist_full: 'Votre liste d’envies peut contenir au maximum {max} pièces.',
  error_wishlist_item_not_found: 'Cette pièce n’est plus dans votre liste d’envies.',
  error_no_current_order: 'Aucune commande n’est en cours. Veuillez revenir à votre panier.',
  error_address_book_full: 'Votre carnet d’adresses peut contenir {max} adresses au plus.',
  error_invalid_profile: 'Veuillez vérifier cette partie de votre profil.',
  error_invalid_address: 'Veuillez vérifier cette partie de l’adresse.',
  error_unknown_shipping_method: 'Veuillez choisir l’un des modes de livraison.',
  error_slot_missing: 'Veuillez d’abord choisir un jour et un horaire.',
  error_unknown_slot: 'Ce créneau n’est pas proposé à votre adresse. Veuillez en choisir un autre.',
  error_appointment_overlaps: 'Vous avez déjà un rendez-vous à ce moment. Veuillez choisir un autre horaire.',
  error_appointments_full:
    'Vous avez déjà autant de rendez-vous qu’il est possible d’en réserver. Veuillez en déplacer ou en annuler un.',
  error_appointment_taken: 'Cet horaire vient d’être pris. Veuillez en choisir un autre.',
  error_appointment_unknown: 'Cet horaire n’est pas proposé. Veuillez en choisir un autre.',
  error_appointment_over: 'Ce rendez-vous est passé ou a été annulé.',
  error_callback_taken: 'Ce rappel est désormais celui d’un autre conseiller, ou terminé.',
  error_parcel_not_ready: 'Ce colis n’attend plus dans votre boutique.',
  error_slot_taken: 'Cet horaire vient d’être pris. Veuillez en choisir un autre.',
  error_invalid_contact: 'Veuillez vérifier cette partie des coordonnées.',
  error_unknown_store: 'Cette boutique ne propose pas le retrait. Veuillez en choisir une autre.',
  error_store_without_stock:
    'Cette boutique n’a plus toutes vos pièces. Veuillez choisir une autre boutique ou la livraison.',
  error_made_to_order_is_sent: 'Les pièces réalisées sur commande vous sont livrées.',
  error_email_missing: 'Veuillez d’abord indiquer votre adresse e-mail.',
  error_shipping_missing: 'Veuillez d’abord choisir une adresse et un mode de livraison.',
  error_gift_card_empty: 'Il ne reste rien sur cette carte cadeau.',
  error_gift_card_refused:
    'Ce numéro et ce code PIN ne correspondent pas à une carte cadeau utilisable ici. Veuillez les vérifier.',
  error_payment_missing: 'Veuillez d’abord choisir un moyen de paiement.',
  error_payment_refused: 'Votre paiement a été refusé. Veuillez réessayer ou utiliser une autre carte.',
  error_invalid_payment_token: 'Les données de votre carte ont expiré. Veuillez les saisir à nouveau.',
  error_provider_unavailable: 'Le paiement est momentanément impossible. Veuillez réessayer sous peu.',
  error_price_changed: 'Un prix a changé depuis l’ouverture de votre panier. Veuillez le vérifier.',
  error_cart_changed: 'Votre panier a changé entre-temps. Veuillez le vérifier.',
  error_already_settled: 'Ce paiement est déjà réglé.',
  error_too_late: 'Cette commande ne peut plus être annulée : elle est déjà en préparation.',
  error_already_cancelled: 'Cette commande est déjà annulée.',
  error_already_placed: 'Cette commande est déjà passée.',
  error_client_not_served:
    'Cette commande est destinée à un autre client. Veuillez d’abord servir ce client.',
  error_served_elsewhere:
    'Vous avez commencé à servir ce client dans une autre région de la boutique. Veuillez choisir à nouveau le client dans celle-ci.',
  error_not_approved: 'Veuillez approuver cette commande avant de la régler.',
  error_other_market:
    'Cette commande appartient à notre boutique d’une autre région que votre visite en cours. Veuillez ouvrir le lien dans une fenêtre privée.',
  error_link_used:
    'Ce lien a déjà été utilisé. Votre conseiller se fera un plaisir de vous en adresser un autre.',
  error_link_expired: 'Ce lien a expiré. Votre conseiller se fera un plaisir de vous en adresser un autre.',
  error_address_fixed: 'L’adresse ne peut plus être modifiée : votre commande est en préparation, ou close.',
  error_tax_would_change:
    'Une autre taxe s’applique à cette adresse, et votre commande est déjà réglée. Veuillez l’annuler et commander à nouveau, ou vous adresser à nos conseillers.',
  error_line_not_found: 'Nous n’avons pas trouvé cette pièce parmi vos commandes.',
  error_not_delivered: 'Cette pièce ne vous est pas encore parvenue.',
  error_made_for_you: 'Cette pièce a été réalisée pour vous seul et ne peut être reprise.',
  error_comes_with_another: 'L’échantillon est à vous.',
  error_return_too_late: 'Le délai de retour de cette pièce est écoulé.',
  error_already_returned: 'Cette pièce est déjà en retour, ou retournée.',
  error_kit_incomplete: 'Les pièces d’un coffret sont retournées ensemble.',
  error_exchange_other_price:
    'Cette taille a un autre prix. Veuillez retourner la pièce et commander l’autre.',
  error_repair_changed: 'Cette réparation a changé entre-temps. Veuillez consulter à nouveau la page.',
  error_not_a_photo: 'Ce n’est pas une photo au format JPEG, PNG ou WebP.',
  error_photo_with_metadata:
    'Cette photo indique où ou comment elle a été prise. Veuillez la choisir à nouveau sur cette page, qui retire ces données.',
  error_photo_too_large: 'Cette photo dépasse 10 Mo.',
  error_too_many_photos: 'Une demande comporte {max} photos au plus.',
  error_file_not_taken:
    'Ce fichier n’est pas un PDF, JPEG, PNG ou WebP, ou il fait plus que montrer une page.',
  error_file_too_large: 'Ce fichier dépasse 5 Mo.',
  error_too_many_files: 'Un message comporte {max} fichiers au plus.',
  error_ticket_taken: 'Ce message est désormais celui d’un autre conseiller, ou terminé.',
  error_desk_closed: 'Personne n’est au chat en ce moment. Veuillez plutôt nous écrire.',
  error_chat_full:
    'Ce chat compte {max} messages et n’en prend plus. Veuillez le clore et en ouvrir un autre.',
  error_chat_taken: 'Ce chat est désormais celui d’un autre conseiller, ou terminé.',
  error_secret_given:
    'Ceci est une clé privée ou une phrase de récupération, et non une adresse. Elle n’a pas été conservée. Ne la montrez à personne.',
  error_claim_not_good: 'Ce code ne donne droit à rien. Peut-être a-t-il déjà été utilisé.',
  error_workshop_event: 'La commande ne le permet pas actuellement.',
  error_already_activated:
    'Ce certificat ne peut pas être activé. Vérifiez le numéro et le code, ou contactez notre service clients.',
  error_certificate_changed: 'Ce certificat a changé entre-temps. Merci de le consulter à nouveau.',
  error_certificate_reported:
    'Cette pièce est déclarée perdue ou volée et ne peut pas être transmise. Retirez d’abord la déclaration.',
  error_certificate_ended:
    'Ce certificat n’est plus valable : la pièce est revenue à la maison, ou la maison l’a retiré. Il ne peut pas être transmis.',
  error_certificate_not_active:
    'Ce certificat n’est pas encore activé. Activez-le avant de transmettre la pièce.',
  error_piece_going_back: 'Un retour de cette pièce est en cours : elle ne peut pas être transmise.',
  error_transfer_open: 'Cette pièce est déjà en cours de transmission. Retirez d’abord cette proposition.',
  error_transfer_to_self:
    'Il s’agit de vos propres coordonnées. Indiquez la personne qui doit recevoir la pièce.',
  error_transfer_ended: 'Cette proposition n’est plus ouverte : elle a été acceptée, retirée, ou a expiré.',
  error_other_recipient:
    'Cette proposition a été adressée à une autre personne. Connectez-vous avec l’adresse ou le numéro qui l’a reçue.',
  error_other_sku: 'Ce certificat appartient à une autre pièce.',
  error_proof_needed: 'Veuillez saisir à nouveau votre mot de passe.',
  error_repair_open:
    'L’une de vos pièces est dans nos ateliers pour réparation. Une fois qu’elle vous sera revenue, le compte pourra être supprimé.',
  error_passkey_not_good:
    'Cette clé d’accès n’a pas pu être utilisée. Réessayez, ou connectez-vous autrement.',
  error_agent_proof_needed:
    'Déconnectez-vous puis reconnectez-vous d’abord : les clés d’accès s’ajoutent et se suppriment dans les quinze minutes qui suivent une connexion.',
  error_notes_full: 'Le nombre maximal de notes est atteint. Supprimez-en une d’abord.',
  error_bags_aside_full: 'Le nombre maximal de sacs mis de côté est atteint. Reprenez-en un d’abord.',
  error_bag_in_hand: 'Le sac en cours contient des articles. Mettez-le de côté d’abord.',
  error_passkeys_full: 'Vous avez déjà le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
};
