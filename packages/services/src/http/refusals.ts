import type {
  CALL_SPECS,
  CallName,
  COMMON_REFUSALS,
  TOLD_CODES,
  WORKSHOP_REFUSALS,
} from '@vitrine/contracts';
import type { RefusalScope } from '@vitrine/domain';

export type CommonRefusalCode = (typeof COMMON_REFUSALS)[number];

/** The refusals a call may answer: the common ones and those of its specification. */
export type RefusalCodeOf<Name extends CallName> =
  | CommonRefusalCode
  | (typeof CALL_SPECS)[Name]['refusals'][number];
/** Every code there is; a new one in a call's specification does not compile before it stands in REFUSALS. */
export type RefusalCode =
  | RefusalCodeOf<CallName>
  | (typeof TOLD_CODES)[number]
  | (typeof WORKSHOP_REFUSALS)[number];

interface RefusalRow {
  readonly status:
    | 400
    | 401
    | 402
    | 403
    | 404
    | 409
    | 410
    | 413
    | 414
    | 415
    | 416
    | 422
    | 429
    | 500
    | 502
    | 503;
  /** The text in messages-{language}.ts; the storefront has a label of the same key for most of them. */
  readonly messageKey: string;
  readonly scope: RefusalScope;
}

/** [R8.001] The one table from a refusal's code to what the wire says. */
export const REFUSALS = {
  bad_request: { status: 400, messageKey: 'error_bad_request', scope: 'global' },
  invalid_json: { status: 400, messageKey: 'error_bad_request', scope: 'global' },
  unauthorized: { status: 401, messageKey: 'error_unauthorized', scope: 'global' },
  forbidden: { status: 403, messageKey: 'error_forbidden', scope: 'global' },
  foreign_origin: { status: 403, messageKey: 'error_forbidden', scope: 'global' },
  empty_order_lookup: { status: 400, messageKey: 'error_empty_order_lookup', scope: 'global' },
  not_found: { status: 404, messageKey: 'error_not_found', scope: 'global' },
  // [R4.032] Another tab of the agent serves another client by now.
  other_client: { status: 409, messageKey: 'error_other_client', scope: 'global' },
  body_too_large: { status: 413, messageKey: 'error_too_large', scope: 'global' },
  address_too_long: { status: 414, messageKey: 'error_too_large', scope: 'global' },
  unsupported_media_type: { status: 415, messageKey: 'error_bad_request', scope: 'global' },
  too_many_requests: { status: 429, messageKey: 'error_too_many_requests', scope: 'global' },
  temporarily_unavailable: { status: 503, messageKey: 'error_unexpected', scope: 'global' },
  unexpected_error: { status: 500, messageKey: 'error_unexpected', scope: 'global' },

  age_refused: { status: 403, messageKey: 'error_age_refused', scope: 'global' },
  not_offered: { status: 403, messageKey: 'error_not_offered', scope: 'global' },
  range_not_satisfiable: { status: 416, messageKey: 'error_bad_request', scope: 'global' },
  exclusive: { status: 403, messageKey: 'error_exclusive', scope: 'global' },
  default_sku_missing: { status: 404, messageKey: 'error_default_sku_missing', scope: 'global' },

  consent_missing: { status: 400, messageKey: 'error_consent_missing', scope: 'field' },
  phone_missing: { status: 400, messageKey: 'error_phone_missing', scope: 'field' },

  login_failed: { status: 401, messageKey: 'error_login_failed', scope: 'global' },
  link_not_good: { status: 401, messageKey: 'error_link_not_good', scope: 'global' },
  code_not_good: { status: 401, messageKey: 'error_code_not_good', scope: 'global' },
  captcha_not_good: { status: 400, messageKey: 'error_captcha_not_good', scope: 'field' },
  otp_not_good: { status: 400, messageKey: 'error_otp_not_good', scope: 'field' },
  current_password_wrong: { status: 401, messageKey: 'error_current_password_wrong', scope: 'field' },
  proof_needed: { status: 403, messageKey: 'error_proof_needed', scope: 'global' },
  repair_open: { status: 409, messageKey: 'error_repair_open', scope: 'global' },
  passkey_not_good: { status: 401, messageKey: 'error_passkey_not_good', scope: 'global' },
  agent_proof_needed: { status: 403, messageKey: 'error_agent_proof_needed', scope: 'global' },
  notes_full: { status: 409, messageKey: 'error_notes_full', scope: 'global' },
  bags_aside_full: { status: 409, messageKey: 'error_bags_aside_full', scope: 'global' },
  bag_in_hand: { status: 409, messageKey: 'error_bag_in_hand', scope: 'global' },
  passkeys_full: { status: 409, messageKey: 'error_passkeys_full', scope: 'global' },
  password_too_short: { status: 400, messageKey: 'error_password_too_short', scope: 'field' },
  password_too_common: { status: 400, messageKey: 'error_password_too_common', scope: 'field' },

  phone_of_other_country: { status: 400, messageKey: 'error_phone_of_other_country', scope: 'field' },
  unknown_sku: { status: 400, messageKey: 'error_unknown_sku', scope: 'item' },
  age_unconfirmed: { status: 403, messageKey: 'error_age_unconfirmed', scope: 'item' },
  not_for_sale: { status: 409, messageKey: 'error_not_for_sale', scope: 'item' },
  out_of_stock: { status: 409, messageKey: 'error_out_of_stock', scope: 'item' },
  cart_line_not_found: { status: 404, messageKey: 'error_cart_line_not_found', scope: 'global' },
  saved_limit_reached: { status: 409, messageKey: 'error_saved_limit_reached', scope: 'global' },
  samples_not_allowed: { status: 409, messageKey: 'error_samples_not_allowed', scope: 'item' },
  samples_limit_reached: { status: 409, messageKey: 'error_samples_limit_reached', scope: 'global' },
  sku_limit_reached: { status: 409, messageKey: 'error_sku_limit_reached', scope: 'global' },
  sale_limit_reached: { status: 409, messageKey: 'error_sale_limit_reached', scope: 'item' },
  basket_limit_reached: { status: 409, messageKey: 'error_basket_limit_reached', scope: 'global' },
  fluid_limit_reached: { status: 409, messageKey: 'error_fluid_limit_reached', scope: 'global' },
  personalised_limit_reached: {
    status: 409,
    messageKey: 'error_personalised_limit_reached',
    scope: 'global',
  },
  personalisation_not_offered: {
    status: 409,
    messageKey: 'error_personalisation_not_offered',
    scope: 'field',
  },
  letters_missing: { status: 400, messageKey: 'error_letters_missing', scope: 'field' },
  letters_unknown: { status: 400, messageKey: 'error_letters_unknown', scope: 'field' },
  letters_too_many: { status: 400, messageKey: 'error_letters_too_many', scope: 'field' },
  letters_too_wide: { status: 400, messageKey: 'error_letters_too_wide', scope: 'field' },
  letters_refused: { status: 400, messageKey: 'error_letters_refused', scope: 'field' },
  PENDING_PAYMENT_ORDER: { status: 409, messageKey: 'add_to_cart_payment_pending_error', scope: 'global' },
  cart_empty: { status: 409, messageKey: 'error_cart_empty', scope: 'global' },
  no_waiting_room: { status: 409, messageKey: 'error_no_waiting_room', scope: 'global' },
  room_closed: { status: 409, messageKey: 'error_room_closed', scope: 'global' },
  ticket_of_another: { status: 403, messageKey: 'error_ticket_of_another', scope: 'global' },
  club_not_open: { status: 403, messageKey: 'error_club_not_open', scope: 'global' },
  sale_ended: { status: 409, messageKey: 'error_sale_ended', scope: 'item' },
  item_unavailable: { status: 409, messageKey: 'error_item_unavailable', scope: 'item' },

  sku_not_found: { status: 404, messageKey: 'error_unknown_sku', scope: 'item' },
  already_in_wishlist: { status: 409, messageKey: 'global_product_already_in_wishlist', scope: 'item' },
  wishlist_full: { status: 409, messageKey: 'error_wishlist_full', scope: 'item' },
  wishlist_item_not_found: { status: 404, messageKey: 'error_wishlist_item_not_found', scope: 'item' },

  words_not_plain: { status: 400, messageKey: 'error_words_not_plain', scope: 'field' },
  needs_link: { status: 400, messageKey: 'error_needs_link', scope: 'field' },

  picture_not_allowed: { status: 400, messageKey: 'error_bad_request', scope: 'field' },
  picture_too_large: { status: 413, messageKey: 'error_too_large', scope: 'field' },
  picture_unreachable: { status: 502, messageKey: 'error_unexpected', scope: 'field' },

  no_current_order: { status: 409, messageKey: 'error_no_current_order', scope: 'global' },
  address_book_full: { status: 409, messageKey: 'error_address_book_full', scope: 'global' },
  invalid_profile: { status: 400, messageKey: 'error_invalid_profile', scope: 'field' },
  invalid_address: { status: 400, messageKey: 'error_invalid_address', scope: 'field' },
  unknown_shipping_method: { status: 400, messageKey: 'error_unknown_shipping_method', scope: 'field' },
  slot_missing: { status: 400, messageKey: 'error_slot_missing', scope: 'field' },
  unknown_slot: { status: 400, messageKey: 'error_unknown_slot', scope: 'field' },
  appointment_taken: { status: 409, messageKey: 'error_appointment_taken', scope: 'global' },
  appointment_unknown: { status: 400, messageKey: 'error_appointment_unknown', scope: 'field' },
  appointment_over: { status: 409, messageKey: 'error_appointment_over', scope: 'global' },
  appointment_overlaps: { status: 409, messageKey: 'error_appointment_overlaps', scope: 'global' },
  appointments_full: { status: 409, messageKey: 'error_appointments_full', scope: 'global' },
  slot_taken: { status: 409, messageKey: 'error_slot_taken', scope: 'field' },
  callback_taken: { status: 409, messageKey: 'error_callback_taken', scope: 'global' },
  parcel_not_ready: { status: 409, messageKey: 'error_parcel_not_ready', scope: 'global' },
  invalid_contact: { status: 400, messageKey: 'error_invalid_contact', scope: 'field' },
  unknown_store: { status: 400, messageKey: 'error_unknown_store', scope: 'field' },
  store_without_stock: { status: 409, messageKey: 'error_store_without_stock', scope: 'item' },
  made_to_order_is_sent: { status: 409, messageKey: 'error_made_to_order_is_sent', scope: 'global' },
  email_missing: { status: 409, messageKey: 'error_email_missing', scope: 'global' },
  shipping_missing: { status: 409, messageKey: 'error_shipping_missing', scope: 'global' },
  payment_missing: { status: 409, messageKey: 'error_payment_missing', scope: 'global' },
  payment_refused: { status: 402, messageKey: 'error_payment_refused', scope: 'global' },
  invalid_payment_token: { status: 400, messageKey: 'error_invalid_payment_token', scope: 'global' },
  gift_card_refused: { status: 400, messageKey: 'error_gift_card_refused', scope: 'global' },
  gift_card_empty: { status: 400, messageKey: 'error_gift_card_empty', scope: 'global' },
  provider_unavailable: { status: 502, messageKey: 'error_provider_unavailable', scope: 'global' },
  price_changed: { status: 409, messageKey: 'error_price_changed', scope: 'global' },
  cart_changed: { status: 409, messageKey: 'error_cart_changed', scope: 'global' },
  already_settled: { status: 409, messageKey: 'error_already_settled', scope: 'global' },
  too_late: { status: 409, messageKey: 'error_too_late', scope: 'global' },
  already_cancelled: { status: 409, messageKey: 'error_already_cancelled', scope: 'global' },
  already_placed: { status: 409, messageKey: 'error_already_placed', scope: 'global' },
  not_approved: { status: 409, messageKey: 'error_not_approved', scope: 'global' },
  other_market: { status: 409, messageKey: 'error_other_market', scope: 'global' },
  client_not_served: { status: 409, messageKey: 'error_client_not_served', scope: 'global' },
  served_elsewhere: { status: 409, messageKey: 'error_served_elsewhere', scope: 'global' },
  link_used: { status: 409, messageKey: 'error_link_used', scope: 'global' },
  approval_expired: { status: 409, messageKey: 'error_link_expired', scope: 'global' },
  link_expired: { status: 410, messageKey: 'error_link_expired', scope: 'global' },
  address_fixed: { status: 409, messageKey: 'error_address_fixed', scope: 'global' },
  line_not_found: { status: 404, messageKey: 'error_line_not_found', scope: 'item' },
  not_delivered: { status: 409, messageKey: 'error_not_delivered', scope: 'item' },
  made_for_you: { status: 409, messageKey: 'error_made_for_you', scope: 'item' },
  comes_with_another: { status: 409, messageKey: 'error_comes_with_another', scope: 'item' },
  return_too_late: { status: 409, messageKey: 'error_return_too_late', scope: 'item' },
  already_returned: { status: 409, messageKey: 'error_already_returned', scope: 'item' },
  kit_incomplete: { status: 409, messageKey: 'error_kit_incomplete', scope: 'item' },
  exchange_other_price: { status: 409, messageKey: 'error_exchange_other_price', scope: 'item' },
  tax_would_change: { status: 409, messageKey: 'error_tax_would_change', scope: 'global' },

  activation_refused: { status: 404, messageKey: 'error_already_activated', scope: 'global' },
  already_activated: { status: 409, messageKey: 'error_already_activated', scope: 'global' },
  certificate_changed: { status: 409, messageKey: 'error_certificate_changed', scope: 'global' },
  certificate_reported: { status: 409, messageKey: 'error_certificate_reported', scope: 'global' },
  certificate_ended: { status: 409, messageKey: 'error_certificate_ended', scope: 'global' },
  certificate_not_active: { status: 409, messageKey: 'error_certificate_not_active', scope: 'global' },
  piece_going_back: { status: 409, messageKey: 'error_piece_going_back', scope: 'global' },
  transfer_open: { status: 409, messageKey: 'error_transfer_open', scope: 'global' },
  transfer_to_self: { status: 400, messageKey: 'error_transfer_to_self', scope: 'field' },
  transfer_ended: { status: 409, messageKey: 'error_transfer_ended', scope: 'global' },
  other_recipient: { status: 403, messageKey: 'error_other_recipient', scope: 'global' },
  other_sku: { status: 409, messageKey: 'error_other_sku', scope: 'item' },

  repair_changed: { status: 409, messageKey: 'error_repair_changed', scope: 'global' },
  not_a_photo: { status: 400, messageKey: 'error_not_a_photo', scope: 'field' },
  photo_with_metadata: { status: 400, messageKey: 'error_photo_with_metadata', scope: 'field' },
  photo_too_large: { status: 400, messageKey: 'error_photo_too_large', scope: 'field' },
  file_not_taken: { status: 400, messageKey: 'error_file_not_taken', scope: 'field' },
  file_too_large: { status: 400, messageKey: 'error_file_too_large', scope: 'field' },
  too_many_files: { status: 400, messageKey: 'error_too_many_files', scope: 'field' },
  desk_closed: { status: 409, messageKey: 'error_desk_closed', scope: 'global' },
  chat_full: { status: 409, messageKey: 'error_chat_full', scope: 'global' },
  chat_taken: { status: 409, messageKey: 'error_chat_taken', scope: 'global' },
  ticket_taken: { status: 409, messageKey: 'error_ticket_taken', scope: 'global' },
  too_many_photos: { status: 400, messageKey: 'error_too_many_photos', scope: 'field' },

  secret_given: { status: 400, messageKey: 'error_secret_given', scope: 'field' },
  claim_not_good: { status: 404, messageKey: 'error_claim_not_good', scope: 'global' },

  illegal_event: { status: 409, messageKey: 'error_workshop_event', scope: 'global' },
  not_later: { status: 409, messageKey: 'error_workshop_event', scope: 'field' },
  not_paid: { status: 409, messageKey: 'error_workshop_event', scope: 'global' },
  letters_unread: { status: 409, messageKey: 'error_workshop_event', scope: 'global' },
  held_for_review: { status: 409, messageKey: 'error_workshop_event', scope: 'global' },
  too_many_pieces: { status: 409, messageKey: 'error_workshop_event', scope: 'field' },
  other_event: { status: 409, messageKey: 'error_workshop_event', scope: 'field' },
} as const satisfies Record<RefusalCode, RefusalRow>;

/** Every text an error body can need, so that no language can forget one. */
type MessageKey = (typeof REFUSALS)[RefusalCode]['messageKey'];
export type ErrorMessages = Readonly<Record<MessageKey, string>>;
