/** A catalogue of labels is sent in parts: what every page says, and what one feature alone says. */
export const LABEL_PARTS = [
  'shell',
  'checkout',
  'tryon',
  'view3d',
  'look',
  'detail',
  'stores',
  'cart',
  'wishlist',
  'orders',
  'finding',
  'advice',
  'age',
  'personalisation',
  'geobanner',
  'consent',
  'server',
  'refusals',
] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];

/** How the keys of a feature's own labels begin. */
const PREFIXES: Readonly<Record<Exclude<LabelPart, 'shell'>, readonly string[]>> = {
  checkout: ['checkout_', 'address_', 'field_too_'],
  tryon: ['tryon_'],
  view3d: ['view3d_'],
  look: ['look_'],
  // What the page of a product fetches after itself.
  detail: ['detail_'],
  stores: ['stores_'],
  cart: ['cart_'],
  wishlist: ['wishlist_'],
  orders: ['orders_', 'returns_'],
  finding: ['finding_', 'search_'],
  age: ['age_'],
  personalisation: ['perso_', 'error_letters_', 'error_personalisation_'],
  geobanner: ['geobanner_'],
  consent: ['consent_'],
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
  const own = LABEL_PARTS.find(
    (part) => part !== 'shell' && PREFIXES[part].some((prefix) => key.startsWith(prefix)),
  );
  return own ?? 'shell';
}
