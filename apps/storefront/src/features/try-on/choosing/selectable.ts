import type { PurchaseButton } from '@vitrine/domain';

/** Why a piece cannot be ticked for the bag. */
export type Hindrance = 'not-sold-here' | 'checking' | 'out-of-stock';

/** [R4.004] By what the shop offers of it: only what could be added to the cart alone can be ticked. */
export const HINDRANCES = {
  'add-to-cart': undefined,
  'awaiting-stock': 'checking',
  'notify-me': 'out-of-stock',
  'call-advisor': 'not-sold-here',
} as const satisfies Record<PurchaseButton, Hindrance | undefined>;
