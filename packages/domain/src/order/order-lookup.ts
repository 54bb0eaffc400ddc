import { accepted, refused, type Result } from '../shared/result.ts';

/** [R5.001] What a look-up without both ids is told, word for word. */
export const EMPTY_ORDER_LOOKUP = 'empty order id or shipping group id';

/** What an order is looked up by: whoever knows one of the two learns nothing. */
export interface OrderLookup {
  /** The id of the order, or its number. */
  readonly orderId: string;
  /** The parcel: an id that nobody guesses. */
  readonly shippingGroupId: string;
}

/** [R5.001] A look-up as it was typed: both ids have to be there. */
export function orderLookup({
  orderId,
  shippingGroupId,
}: Partial<OrderLookup>): Result<OrderLookup, { readonly code: 'empty_order_lookup' }> {
  const [order, group] = [orderId?.trim() ?? '', shippingGroupId?.trim() ?? ''];
  return order === '' || group === ''
    ? refused({ code: 'empty_order_lookup' })
    : accepted({ orderId: order, shippingGroupId: group });
}
