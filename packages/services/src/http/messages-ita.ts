import { EMPTY_ORDER_LOOKUP } from '@vitrine/domain';
import type { ErrorMessages } from './refusals.ts';

export const MESSAGES_ITA: ErrorMessages = {
  error_bad_request: 'Non è stato possibile comprendere questa richiesta.',
  error_unauthorized: 'La Sua sessione è terminata. La preghiamo di riprovare.',
  error_forbidden: 'Questa richiesta non è consentita.',
  error_other_client: 'In un’altra scheda sta ora servendo un altro cliente.',
  error_not_found: 'Non abbiamo trovato ciò che cerca.',
  error_too_large: 'Questa richiesta è troppo grande.',
  error_too_many_requests:
    'Troppe richieste in poco tempo. La preghiamo di attendere un momento e riprovare.',
  error_unexpected: 'Qualcosa non ha funzionato da parte nostra. La preghiamo di riprovare tra un momento.',
  error_not_offered: 'La maison al momento non offre questo servizio.',
  error_exclusive: 'Questa creazione è riservata ai clienti invitati.',
  error_empty_order_lookup: EMPTY_ORDER_LOOKUP,
  error_default_sku_missing: 'DefaultSku cannot be retrieved',
  error_consent_missing: 'La preghiamo di esprimere i consensi qui richiesti.',
  error_phone_missing: 'La preghiamo di aggiungere prima un numero di telefono al Suo profilo.',
  error_login_failed: 'L’e-mail o il numero e la password non corrispondono.',
  error_link_not_good: 'Questo link non è più valido. Ne richieda uno nuovo.',
  error_captcha_not_good:
    'Le cifre non corrispondono all’immagine, o questa non è più valida. La preghiamo di usare quella nuova.',
  error_otp_not_good: 'Questo codice non è corretto o non è più valido.',
  error_code_not_good: 'Questo codice non è corretto o non è più valido.',
  error_current_password_wrong: 'Questa non è la Sua password attuale.',
  error_password_too_short: 'Una password ha almeno 10 caratteri.',
  error_password_too_common: 'Questa password è tra le prime che chiunque proverebbe.',
  error_phone_of_other_country:
    'Questo numero appartiene a un Paese in cui non consegniamo da questa boutique.',
  error_words_not_plain:
    'Scriva parole semplici: né codice né indirizzi web, e nulla che nomini il Suo cliente dove chiunque può leggere.',
  error_needs_link: 'Non sta servendo nessuno in particolare: scelga il link aperto a tutti.',
  error_unknown_sku: 'Non conosciamo questa creazione.',
  error_age_refused: 'È riservato agli adulti.',
  error_age_unconfirmed: 'La preghiamo di confermare prima la Sua età nella pagina di questa creazione.',
  error_not_for_sale:
    'Questa creazione non può essere acquistata online. I nostri consulenti saranno lieti di aiutarLa.',
  error_out_of_stock: 'Questa creazione non è più disponibile.',
  error_cart_line_not_found: 'Questa creazione non è più nel Suo carrello.',
  error_saved_limit_reached: 'Può conservare al massimo {max} articoli per dopo.',
  error_samples_not_allowed:
    'I campioncini accompagnano un profumo. La preghiamo di aggiungerne prima uno al carrello.',
  error_samples_limit_reached: 'Può scegliere al massimo {max} campioncini.',
  error_sku_limit_reached: 'Può ordinare al massimo {max} esemplari di questa creazione.',
  error_sale_limit_reached: 'Può avere al massimo {max} pezzi di questa vendita privata.',
  error_no_waiting_room: 'Questa vendita non ha una sala d’attesa: può entrare direttamente.',
  error_room_closed: 'La sala d’attesa non è aperta in questo momento.',
  error_ticket_of_another:
    'Questo posto in coda appartiene a un altro browser. La preghiamo di prendere un posto Suo.',
  error_club_not_open: 'Questo circolo non è ancora aperto per Lei.',
  error_sale_ended: 'La vendita privata si è chiusa per Lei e questa creazione ha lasciato il Suo carrello.',
  error_basket_limit_reached: 'Il Suo carrello può contenere al massimo {max} articoli.',
  error_fluid_limit_reached: 'Articoli su ordinazione in un carrello: {max} al massimo.',
  error_personalised_limit_reached: 'Il Suo carrello può contenere al massimo {max} creazioni diverse.',
  error_personalisation_not_offered: 'Questa personalizzazione non è prevista per questo pezzo.',
  error_letters_missing: 'La preghiamo di scrivere prima le lettere.',
  error_letters_unknown:
    'Uno di questi caratteri non esiste in questo stile. La preghiamo di sceglierne altri.',
  error_letters_too_many: 'Qui trovano posto al massimo {max} caratteri.',
  error_letters_too_wide: 'Queste lettere superano lo spazio previsto. La preghiamo di sceglierne meno.',
  error_letters_refused: 'Preferiamo non scrivere queste parole. La preghiamo di sceglierne altre.',
  add_to_cart_payment_pending_error:
    'Il pagamento del Suo ultimo ordine è in corso. La preghiamo di concluderlo o annullarlo prima di modificare il carrello.',
  error_cart_empty: 'Il Suo carrello è vuoto.',
  error_item_unavailable: 'Una creazione nel Suo carrello non è più disponibile.',
  global_product_already_in_wishlist: 'Questa creazione è già nella Sua lista dei desideri.',
  error_wishlist_full: 'La Sua lista dei desideri può contenere al massimo {max} creazioni.',
  error_wishlist_item_not_found: 'Questa creazione non è più nella Sua lista dei desideri.',
  error_no_current_order: 'Non c’è alcun ordine da completare. La preghiamo di tornare al carrello.',
  error_address_book_full: 'La Sua rubrica può contenere al massimo {max} indirizzi.',
  error_invalid_profile: 'La preghiamo di verificare questa parte del Suo profilo.',
  error_invalid_address: 'La preghiamo di verificare questa parte dell’indirizzo.',
  error_unknown_shipping_method: 'La preghiamo di scegliere una delle modalità di consegna.',
  error_slot_missing: 'La preghiamo di scegliere prima un giorno e un orario.',
  error_unknown_slot:
    'Questa fascia oraria non è disponibile per il Suo indirizzo. La preghiamo di sceglierne un’altra.',
  error_appointment_overlaps:
    'Ha già un altro appuntamento in questo orario. La preghiamo di sceglierne un altro.',
  error_appointments_full:
    'Ha già il numero massimo di appuntamenti prenotabili. La preghiamo di spostarne o annullarne uno.',
  error_appointment_taken: 'Questo orario è stato appena prenotato. La preghiamo di sceglierne un altro.',
  error_appointment_unknown: 'Questo orario non è proposto. La preghiamo di sceglierne un altro.',
  error_appointment_over: 'Questo appuntamento è passato o è stato annullato.',
  error_callback_taken: 'Questa richiamata è ormai di un altro consulente, o conclusa.',
  error_parcel_not_ready: 'Questo pacco non è più pronto nella vostra boutique.',
  error_slot_taken: 'Questo orario è stato appena prenotato. La preghiamo di sceglierne un altro.',
  error_invalid_contact: 'La preghiamo di controllare questo dato di contatto.',
  error_unknown_store:
    'In questa boutique non è possibile ritirare ordini. La preghiamo di sceglierne un’altra.',
  error_store_without_stock:
    'Questa boutique non ha più tutti i Suoi articoli. La preghiamo di scegliere un’altra boutique o la consegna.',
  error_made_to_order_is_sent: 'Gli articoli realizzati su ordinazione vengono consegnati a domicilio.',
  error_email_missing: 'La preghiamo di indicare prima il Suo indirizzo e-mail.',
  error_shipping_missing: 'La preghiamo di scegliere prima un indirizzo e una modalità di consegna.',
  error_gift_card_empty: 'Su questa carta regalo non resta più nulla.',
  error_gift_card_refused:
    'Numero e PIN non corrispondono a una carta regalo utilizzabile qui. La preghiamo di verificarli.',
  error_payment_missing: 'La preghiamo di scegliere prima un mezzo di pagamento.',
  error_payment_refused:
    'Il pagamento è stato rifiutato. La preghiamo di riprovare o di utilizzare un’altra carta.',
  error_invalid_payment_token: 'I dati della carta sono scaduti. La preghiamo di inserirli di nuovo.',
  error_provider_unavailable: 'Al momento il pagamento non è possibile. La preghiamo di riprovare tra poco.',
  error_price_changed:
    'Un prezzo è cambiato da quando ha aperto il carrello. La preghiamo di rivederlo ancora una volta.',
  error_cart_changed: 'Nel frattempo il Suo carrello è cambiato. La preghiamo di rivederlo ancora una volta.',
  error_already_settled: 'Questo pagamento è già concluso.',
  error_too_late: 'Questo ordine non può più essere annullato: è già in preparazione.',
  error_already_cancelled: 'Questo ordine è già annullato.',
  error_already_placed: 'Questo ordine è già stato effettuato.',
  error_client_not_served:
    'Questo ordine è di un altro cliente. La preghiamo di assistere prima quel cliente.',
  error_served_elsewhere:
    'Ha iniziato ad assistere questo cliente in un’altra area della boutique. La preghiamo di scegliere di nuovo il cliente in questa.',
  error_not_approved: 'La preghiamo di approvare l’ordine prima di pagarlo.',
  error_other_market:
    'Questo ordine appartiene alla nostra boutique di un’altra area rispetto alla Sua visita attuale. La preghiamo di aprire il link in una finestra privata.',
  error_link_used:
    'Questo link è già stato utilizzato. Il Suo consulente sarà lieto di inviarLe un nuovo link.',
  error_link_expired: 'Questo link è scaduto. Il Suo consulente sarà lieto di inviarLe un nuovo link.',
  error_address_fixed:
    'L’indirizzo non può più essere modificato: l’ordine è in preparazione o già concluso.',
  error_tax_would_change:
    'A questo indirizzo si applica un’altra imposta e l’ordine è già pagato. La preghiamo di annullarlo e ordinare di nuovo, o di rivolgersi ai nostri consulenti.',
  error_line_not_found: 'Non abbiamo trovato questo pezzo tra i Suoi ordini.',
  error_not_delivered: 'Questo pezzo non Le è ancora arrivato.',
  error_made_for_you: 'Questo pezzo è stato realizzato solo per Lei e non può essere reso.',
  error_comes_with_another: 'Il campione resta a Lei.',
  error_return_too_late: 'Il termine per rendere questo pezzo è scaduto.',
  error_already_returned: 'Questo pezzo è già in fase di reso o restituito.',
  error_kit_incomplete: 'I pezzi di un set si rendono insieme.',
  error_exchange_other_price:
    'Questa taglia ha un altro prezzo. La preghiamo di rendere il pezzo e ordinare l’altro.',
  error_repair_changed: 'Questa riparazione nel frattempo è cambiata. La preghiamo di rivedere la pagina.',
  error_not_a_photo: 'Questa non è una foto in formato JPEG, PNG o WebP.',
  error_photo_with_metadata:
    'Questa foto indica dove o come è stata scattata. La scelga di nuovo in questa pagina, che rimuove questi dati.',
  error_photo_too_large: 'Questa foto supera i 10 MB.',
  error_too_many_photos: 'Una richiesta contiene al massimo {max} foto.',
  error_file_not_taken: 'Questo file non è un PDF, JPEG, PNG o WebP, oppure fa più che mostrare una pagina.',
  error_file_too_large: 'Questo file supera i 5 MB.',
  error_too_many_files: 'Un messaggio contiene al massimo {max} file.',
  error_ticket_taken: 'Questo messaggio è ormai di un altro consulente, o concluso.',
  error_desk_closed: 'In questo momento nessuno è alla chat. La preghiamo di scriverci.',
  error_chat_full: 'Questa chat ha {max} messaggi e non ne accetta altri. La chiuda e ne inizi un’altra.',
  error_chat_taken: 'Questa chat è ormai di un altro consulente, o conclusa.',
  error_secret_given:
    'Questa è una chiave privata o una frase di recupero, non un indirizzo. Non è stata conservata. Non la mostri a nessuno.',
  error_claim_not_good: 'Questo codice non dà diritto a nulla. Forse è già stato usato.',
  error_workshop_event: 'L’ordine non lo consente in questo momento.',
  error_already_activated:
    'Questo certificato non può essere attivato. Verifichi numero e codice, o contatti il nostro servizio clienti.',
  error_certificate_changed:
    'Questo certificato è cambiato nel frattempo. La preghiamo di consultarlo di nuovo.',
  error_certificate_reported:
    'Questo pezzo risulta smarrito o rubato e non può essere ceduto. Ritiri prima la segnalazione.',
  error_certificate_ended:
    'Questo certificato non è più valido: il pezzo è tornato alla maison, o la maison lo ha ritirato. Non può essere ceduto.',
  error_certificate_not_active:
    'Questo certificato non è ancora attivato. Lo attivi prima di cedere il pezzo.',
  error_piece_going_back: 'È in corso il reso di questo pezzo, che quindi non può essere ceduto.',
  error_transfer_open: 'Questa creazione è già in corso di trasmissione. Ritiri prima quella proposta.',
  error_transfer_to_self: 'Questi sono i Suoi recapiti. Indichi la persona che deve ricevere la creazione.',
  error_transfer_ended: 'Questa proposta non è più aperta: è stata accettata, ritirata, oppure è scaduta.',
  error_other_recipient:
    'Questa proposta è stata inviata a un’altra persona. Acceda con l’indirizzo o il numero che l’ha ricevuta.',
  error_other_sku: 'Questo certificato appartiene a un’altra creazione.',
  error_proof_needed: 'Inserisca di nuovo la Sua password.',
  error_repair_open:
    'Un Suo pezzo è presso la maison per una riparazione. Quando Le sarà restituito, l’account potrà essere eliminato.',
  error_passkey_not_good: 'Questa passkey non ha potuto essere usata. Riprovi, o acceda in altro modo.',
  error_agent_proof_needed:
    'Prima esca e acceda di nuovo: le passkey si aggiungono e si rimuovono entro quindici minuti dall’accesso.',
  error_notes_full: 'È già stato raggiunto il numero massimo di note. Ne rimuova prima una.',
  error_bags_aside_full: 'È già stato messo da parte il numero massimo di borse. Ne riprenda prima una.',
  error_bag_in_hand: 'La borsa in corso contiene articoli. La metta prima da parte.',
  error_passkeys_full: 'Ha già il numero massimo di passkey. Ne rimuova prima una.',
};
