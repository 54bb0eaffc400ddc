import type { ReturnTerms } from './returnable-line.ts';

/** What an order cost, minor units. */
export interface RefundableOrder {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
}

/**
 * [R7.043] What is to be given back in all for the goods that have come back so far, minor units. Tax on top is shared out
 * by cost, rounded half up; each refund is what this grows by, so that they add up to the minor unit. With the last piece
 * delivery is given back too, where the house does so: then exactly the total.
 */
export function refundDue(
  { subtotal, shipping, total }: RefundableOrder,
  goodsBack: number,
  { refundsDelivery }: Pick<ReturnTerms, 'refundsDelivery'>,
): number {
  const cost = subtotal + shipping;
  if (cost === 0 || goodsBack <= 0) return 0;
  const back = goodsBack >= subtotal && refundsDelivery ? cost : Math.min(goodsBack, subtotal);
  return Math.round((total * back) / cost);
}

/** A payment that money can go back to. */
export interface RefundablePayment {
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
}

/** How much is to be given back of each payment in all, minor units, by its id: one is given back whole before the next. */
export function refundsOf(due: number, payments: readonly RefundablePayment[]): ReadonlyMap<string, number> {
  const refunds = new Map<string, number>();
  let left = due;
  for (const { id, amount } of payments) {
    const back = Math.min(left, amount);
    if (back > 0) refunds.set(id, back);
    left -= back;
  }
  return refunds;
}
