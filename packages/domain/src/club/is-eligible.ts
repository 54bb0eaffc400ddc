import type { OrderState } from '../order/order-state.ts';

/** What somebody must have bought to be asked into a club; all that is said must hold. */
export interface ClubRule {
  /** At least so many orders; of those with a piece of `productTypes` where these are named. */
  readonly orders?: number | undefined;
  /** At least so much in all, minor units; orders in other currencies do not count. */
  readonly spent?: { readonly amount: number; readonly currency: string } | undefined;
  readonly productTypes?: readonly string[] | undefined;
}

/** An order that was kept. */
export interface Purchase {
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly productTypes: readonly string[];
}

/** Orders that count: paid for, and not given back as a whole. */
export const PURCHASE_STATES = [
  'placed',
  'preparing',
  'shipped',
  'ready_for_collection',
  'delivered',
  'collected',
  'return_requested',
  'partially_returned',
] as const satisfies readonly OrderState[];

/** [R7.149] May somebody with these purchases join? A rule that says nothing is open to nobody. */
export function isEligible(
  { orders, spent, productTypes }: ClubRule,
  purchases: readonly Purchase[],
): boolean {
  if (orders === undefined && spent === undefined && productTypes === undefined) return false;
  const counted = purchases.filter(
    (purchase) =>
      productTypes === undefined || purchase.productTypes.some((type) => productTypes.includes(type)),
  );
  if (counted.length < (orders ?? 1)) return false;
  if (spent === undefined) return true;
  const own = counted.filter(({ currency }) => currency === spent.currency);
  return own.reduce((sum, { total }) => sum + total, 0) >= spent.amount;
}
