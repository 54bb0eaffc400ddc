/** A catalogue of labels is sent in parts: what every page says, and what one feature alone says. */
export const LABEL_PARTS = ['shell', 'checkout', 'tryon', 'view3d'] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];

/** How the keys of a feature's own labels begin. */
const PREFIXES: Readonly<Record<Exclude<LabelPart, 'shell'>, readonly string[]>> = {
  checkout: ['checkout_', 'address_', 'field_too_'],
  tryon: ['tryon_'],
  view3d: ['view3d_'],
};

/** The part that a label travels in, by its key; `vite/check-labels.ts` holds the code to it. */
export function labelPartOf(key: string): LabelPart {
  const begins = (prefix: string) => key.startsWith(prefix);
  if (PREFIXES.checkout.some(begins)) return 'checkout';
  if (PREFIXES.view3d.some(begins)) return 'view3d';
  return PREFIXES.tryon.some(begins) ? 'tryon' : 'shell';
}
