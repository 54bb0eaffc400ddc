import type { OrderBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { OrderTotals } from '../../../shared/checkout/order-totals.tsx';

/** The text of each sum, by its name. */
async function sumsOf(order: ReturnType<typeof anOrder>, chosen?: OrderBody['totals']) {
  const screen = await renderScreen(<OrderTotals order={order} chosen={chosen} />);
  const texts = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .all()
      .map((element) => element.element().textContent);
  const sums = texts('definition');
  return Object.fromEntries(texts('term').map((name, index) => [name, sums[index]]));
}

describe('the sums of an order', () => {
  it('say nothing of delivery and sales tax before they are known', async () => {
    expect(await sumsOf(anOrder())).toMatchObject({
      Delivery: 'In the next step',
      'Sales tax': 'In the next step',
    });
  });

  it('[R7.111] follow the delivery that is chosen, and leave its tax to the next step', async () => {
    const { totals } = anOrder();
    const express = { ...totals, shipping: { amount: 2500, currency: 'USD', label: '$25' } };
    for (const shippingGroups of [[], TO_ANA])
      expect(await sumsOf(anOrder({ shippingGroups }), express)).toMatchObject({
        Delivery: '$25',
        'Sales tax': 'In the next step',
      });
  });

  it('are complete once it is known where the order goes', async () => {
    expect(await sumsOf(anOrder({ shippingGroups: TO_ANA }))).toEqual({
      Subtotal: '$920',
      Delivery: 'Complimentary',
      'Sales tax': '$81.65',
      Total: '$1001.65',
    });
  });
});
