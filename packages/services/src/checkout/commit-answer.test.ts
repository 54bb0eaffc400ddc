import { describe, expect, it } from 'vitest';
import { commitAnswer, isSettled } from './commit-answer.ts';
import type { CommitRow } from './commit-order.store.ts';

function row(state: string, paymentState: string): CommitRow {
  return {
    market: 'me',
    id: 'o1',
    cartId: 'c1',
    state,
    locale: 'ara-ae',
    country: 'AE',
    email: 'ana@example.com',
    total: 1,
    hasShipping: true,
    isHandedOver: false,
    hasSlots: false,
    currency: 'AED',
    payments: [
      {
        id: 'p1',
        method: 'creditCard',
        state: paymentState,
        amount: 1,
        token: null,
        lastFour: '1111',
        threeDSecure: null,
      },
    ],
  };
}

describe('[R7.129] the answer to a commit', () => {
  const answers: readonly (readonly [state: string, payment: string, answer: object])[] = [
    [
      'placed',
      'authorised',
      {
        ok: true,
        value: { orderId: 'o1', state: 'placed', redirectionUrl: '/ara-ae/checkout/confirmation' },
      },
    ],
    [
      'preparing',
      'captured',
      {
        ok: true,
        value: { orderId: 'o1', state: 'preparing', redirectionUrl: '/ara-ae/checkout/confirmation' },
      },
    ],
    [
      'pending_payment',
      'challenged',
      {
        ok: true,
        value: { orderId: 'o1', state: 'pending_payment', redirectionUrl: '/ara-ae/checkout/3dsecure' },
      },
    ],
    ['pending_payment', 'pending', { ok: true, value: { orderId: 'o1', state: 'pending_payment' } }],
    ['draft', 'refused', { ok: false, refusal: { code: 'payment_refused' } }],
    ['cancelled', 'cancelled', { ok: false, refusal: { code: 'no_current_order' } }],
    ['expired', 'cancelled', { ok: false, refusal: { code: 'no_current_order' } }],
  ];
  for (const [state, payment, answer] of answers) {
    it(`to an order that is ${state} with a payment ${payment}`, () => {
      expect(commitAnswer(row(state, payment))).toEqual(answer);
      expect(isSettled(row(state, payment))).toBe(true);
    });
  }

  it('waits while somebody asks for the money', () => {
    expect(isSettled(row('pending_payment', 'authorising'))).toBe(false);
  });
});
