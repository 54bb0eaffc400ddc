import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBought, ORDER_STATES, type OrderState } from '../order/order-state.ts';
import { isLive } from './order-payments.ts';
import { PAYMENT_STATES, type PaymentState } from './payment-state.ts';
import { PAYMENT_OUTCOMES, type PaidOrder, type PaymentOutcome, settlement } from './settlement.ts';

/** What becomes of the only payment of an order. */
function alone(state: OrderState, payment: PaymentState, outcome: PaymentOutcome) {
  const payments = [{ id: 'p', state: payment, amount: 100 }];
  return settlement({ state, total: 100, payments }, { paymentId: 'p', outcome });
}

/** The states of a payment in which each outcome moves an order that waits for it. */
const MOVED_BY: Readonly<Record<PaymentOutcome, readonly PaymentState[]>> = {
  authorised: ['authorising', 'pending'],
  captured: ['authorising', 'pending'],
  refused: ['authorising', 'pending', 'challenged'],
  withdrawn: PAYMENT_STATES.filter(isLive),
  pending: [],
  unknown: [],
};

describe('[R7.129] the settlement of a payment', () => {
  it('moves an order only while it waits for this very payment', () => {
    for (const order of ORDER_STATES) {
      for (const payment of PAYMENT_STATES) {
        for (const outcome of PAYMENT_OUTCOMES) {
          const moves = ['place', 'release'].includes(alone(order, payment, outcome));
          const waits = MOVED_BY[outcome].includes(payment);
          expect(moves, `${order} ${payment} ${outcome}`).toBe(order === 'pending_payment' && waits);
        }
      }
    }
  });

  it('gives back money that came for an order that waits no more', () => {
    for (const order of ['draft', 'cancelled', 'expired'] as const) {
      expect(alone(order, 'cancelled', 'authorised')).toBe('give-back');
      expect(alone(order, 'refused', 'captured')).toBe('give-back');
    }
  });

  it('calls for a person when the provider takes back the money of a bought order, once', () => {
    for (const order of ORDER_STATES) {
      for (const payment of PAYMENT_STATES) {
        const isLost = isBought(order) && isLive(payment);
        expect(alone(order, payment, 'withdrawn') === 'withdraw', `${order} ${payment}`).toBe(isLost);
      }
    }
  });

  it('counts an outcome told twice once', () => {
    expect(alone('placed', 'authorised', 'authorised')).toBe('nothing');
    expect(alone('draft', 'refused', 'refused')).toBe('nothing');
    expect(alone('cancelled', 'refunded', 'captured')).toBe('nothing');
  });

  it('does not let a late refusal or an overtaken authorisation undo anything', () => {
    expect(alone('placed', 'authorised', 'refused')).toBe('nothing');
    expect(alone('placed', 'captured', 'authorised')).toBe('nothing');
    expect(alone('placed', 'authorised', 'captured')).toBe('note-capture');
  });

  it('waits while the provider is unsure, down or talks nonsense', () => {
    expect(alone('pending_payment', 'authorising', 'unknown')).toBe('leave-open');
    expect(alone('pending_payment', 'authorising', 'pending')).toBe('leave-open');
  });

  it('knows no payment of another order', () => {
    const order = { state: 'pending_payment', total: 1, payments: [] } as const;
    expect(() => settlement(order, { paymentId: 'p', outcome: 'refused' })).toThrow('no payment p');
  });
});

/** An order of which one payment covers 30 of 100, the other the rest. */
const two = (first: PaymentState, second: PaymentState): PaidOrder => ({
  state: 'pending_payment',
  total: 100,
  payments: [
    { id: 'p', state: first, amount: 30 },
    { id: 'q', state: second, amount: 70 },
  ],
});

describe('[R7.129] the settlement of several payments', () => {
  it('places the order with the payment that covers the rest, whichever comes last', () => {
    expect(settlement(two('authorising', 'pending'), { paymentId: 'p', outcome: 'authorised' })).toBe(
      'secure',
    );
    expect(settlement(two('authorised', 'pending'), { paymentId: 'q', outcome: 'captured' })).toBe('place');
    expect(settlement(two('authorising', 'captured'), { paymentId: 'p', outcome: 'authorised' })).toBe(
      'place',
    );
  });

  it('releases the order with the first that is refused', () => {
    expect(settlement(two('authorised', 'pending'), { paymentId: 'q', outcome: 'refused' })).toBe('release');
    expect(settlement(two('authorised', 'pending'), { paymentId: 'p', outcome: 'refused' })).toBe('nothing');
  });

  const waiting = fc.constantFrom<PaymentState>(
    'authorising',
    'pending',
    'authorised',
    'refused',
    'cancelled',
  );
  const payments = fc.array(fc.record({ state: waiting, amount: fc.integer({ min: 1, max: 1000 }) }), {
    minLength: 1,
    maxLength: 5,
  });
  it('never places an order whose secured money does not cover it, and always one that it does', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 3000 }), (some, total) => {
        const known = some.map((payment, at) => ({ ...payment, id: `p-${at}` }));
        const news = { paymentId: 'p-0', outcome: 'authorised' } as const;
        const settled = settlement({ state: 'pending_payment', total, payments: known }, news);
        const secured = known
          .filter(({ id, state }) => id === 'p-0' || state === 'authorised')
          .reduce((sum, { amount }) => sum + amount, 0);
        const isAsked = known[0]?.state === 'authorising' || known[0]?.state === 'pending';
        expect(settled === 'place').toBe(isAsked && secured >= total);
        expect(settled === 'secure').toBe(isAsked && secured < total);
      }),
    );
  });
});
