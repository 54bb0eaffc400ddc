import { describe, expect, it } from 'vitest';
import { EMPTY_ORDER_LOOKUP, orderLookup } from './order-lookup.ts';

describe('[R5.001] the look-up of an order', () => {
  it('needs both ids', () => {
    const empty = { ok: false, refusal: { code: 'empty_order_lookup' } };
    for (const asked of [
      {},
      { orderId: 'A' },
      { shippingGroupId: 'b' },
      { orderId: ' ', shippingGroupId: 'b' },
    ])
      expect(orderLookup(asked)).toMatchObject(empty);
    expect(EMPTY_ORDER_LOOKUP).toBe('empty order id or shipping group id');
  });

  it('takes them without the spaces around them', () => {
    const looked = orderLookup({ orderId: ' AU1 ', shippingGroupId: 'b\n' });
    expect(looked).toMatchObject({ ok: true, value: { orderId: 'AU1', shippingGroupId: 'b' } });
  });
});
