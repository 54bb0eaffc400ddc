/** A catalogue of labels is sent in parts: what every page says, and what one feature alone says. */
export const LABEL_PARTS = [
  'shell',
  'checkout',
  'contact',
  'delivery',
  'collecting',
  'payment',
  'outcome',
  'address',
  'korea',
  'tryon',
  'view3d',
  'look',
  'detail',
  'stores',
  'cart',
  'wishlist',
  'orders',
  'mylv',
  'certificates',
  'account',
  'agents',
  'assisted',
  'workday',
  'care',
  'wallet',
  'recommendations',
  'sales',
  'clubs',
  'appointments',
  'identity',
  'finding',
  'help',
  'chat',
  'captcha',
  'advice',
  'age',
  'personalisation',
  'geobanner',
  'consent',
  'consents',
  'newsletter',
  'experiences',
  'faq',
  'magazine',
  'china',
  'server',
  'refusals',
] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];

/** How the keys of a feature's own labels begin; of two beginnings the longer one decides. */
const PREFIXES: Readonly<Record<Exclude<LabelPart, 'shell'>, readonly string[]>> = {
  // What the checkout shares with the pages of orders; then its steps, and what comes after them.
  checkout: [
    'checkout_',
    'checkout_collect_at',
    'checkout_error_provider_unavailable',
    'checkout_gift_on_card',
    'checkout_gift_receipt',
    'checkout_gift_wrapped',
  ],
  contact: ['checkout_customer_', 'checkout_email', 'checkout_guest_', 'checkout_to_shipping'],
  delivery: [
    'checkout_address_title',
    'checkout_collect_made',
    'checkout_lead_',
    'checkout_method_',
    'checkout_no_method',
    'checkout_parcels_why',
    'checkout_slot_',
    'checkout_to_payment',
    'checkout_way_',
  ],
  collecting: ['checkout_collect_'],
  payment: [
    'checkout_apple_',
    'checkout_billing_',
    'checkout_card_',
    'checkout_cards_',
    'checkout_contact',
    'checkout_edit_contact',
    'checkout_edit_delivery',
    'checkout_error_redirection_',
    'checkout_error_wechat',
    'checkout_gift_',
    'checkout_means_title',
    'checkout_place_',
    'checkout_placing',
    'checkout_terms',
    'checkout_transfer_intro',
    'checkout_try_again',
    'checkout_wallet_',
  ],
  outcome: [
    'checkout_approval_',
    'checkout_back_',
    'checkout_cancel_',
    'checkout_challenge_',
    'checkout_confirmation_',
    'checkout_error_',
    'checkout_follow_',
    'checkout_next_prepare',
    'checkout_next_steps',
    'checkout_order_number',
    'checkout_pending_',
    'checkout_transfer_',
    'checkout_wallet_resume',
  ],
  address: [
    'address_',
    'checkout_address_save',
    'checkout_country',
    'checkout_fault_',
    'field_too_',
    'field_other_',
  ],
  korea: ['address_korea_f', 'address_korea_hint', 'address_korea_keyword'],
  tryon: ['tryon_'],
  view3d: ['view3d_'],
  look: ['look_'],
  // What the page of a product fetches after itself.
  detail: ['detail_'],
  stores: ['stores_'],
  cart: ['cart_'],
  wishlist: ['wishlist_'],
  orders: ['orders_', 'returns_'],
  mylv: ['mylv_', 'field_differs'],
  certificates: ['certificates_'],
  // Who signs in with a password, and who did.
  account: ['sign_in_', 'account_sign', 'account_farewell'],
  agents: ['agents_'],
  // The payment step of an agent.
  assisted: ['assisted_'],
  workday: ['workday_'],
  care: ['care_'],
  wallet: ['wallet_'],
  recommendations: ['recommendations_'],
  sales: ['sales_'],
  clubs: ['clubs_'],
  appointments: ['appointments_'],
  // An account that begins, and the ways into it beside the password.
  identity: ['identity_', 'field_password_'],
  captcha: ['captcha_'],
  finding: ['finding_', 'search_'],
  help: ['help_'],
  chat: ['chat_'],
  age: ['age_'],
  personalisation: ['perso_', 'error_letters_', 'error_personalisation_'],
  geobanner: ['geobanner_'],
  consent: ['consent_'],
  consents: ['consents_'],
  newsletter: ['newsletter_'],
  experiences: ['experiences_'],
  faq: ['faq_'],
  magazine: ['magazine_'],
  china: ['china_'],
  // What servers alone say: in the data of a page, or in its head.
  server: ['closed_', 'banner_'],
  advice: ['advisor_', 'notify_'],
  // The words of a refusal come with the first one (shared/api/shop-client.ts).
  refusals: ['error_', 'pending_', 'add_to_cart_'],
};

/** What the error page says, and what is said where no answer came at all. */
const SHELL_ERRORS = /^error_(?:\d|back_|help_|image_|network$|timeout$|generic$|conflict$)/u;

/** The part that a label travels in, by its key; `vite/check-labels.ts` holds the code to it. */
export function labelPartOf(key: string): LabelPart {
  if (SHELL_ERRORS.test(key)) return 'shell';
  const begun = LABEL_PARTS.map((part) => ({ part, length: longestBeginning(key, part) }));
  return begun.reduce((one, other) => (other.length > one.length ? other : one)).part;
}

function longestBeginning(key: string, part: LabelPart): number {
  const own = part === 'shell' ? [] : PREFIXES[part].filter((prefix) => key.startsWith(prefix));
  return Math.max(0, ...own.map(({ length }) => length));
}
