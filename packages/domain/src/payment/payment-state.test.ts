import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../order/order-state.ts';
import { nextPaymentState, PAYMENT_EVENTS, PAYMENT_STATES, paymentStateOf } from './payment-state.ts';
import { settlement, type PaymentOutcome } from './settlement.ts';

const LEGAL: readonly string[] = [
  'applied challenge-asked → challenged',
  'applied authorisation-asked → authorising',
  'applied cancelled → cancelled',
  'challenged authorisation-asked → authorising',
  'challenged refused → refused',
  'challenged cancelled → cancelled',
  'authorising left-open → pending',
  'pending authorised → authorised',
  'pending captured → captured',
  'pending refused → refused',
  'pending cancelled → cancelled',
  'authorising authorised → authorised',
  'authorising captured → captured',
  'authorising refused → refused',
  'authorising cancelled → cancelled',
  'authorised captured → captured',
  'authorised cancelled → cancelled',
  'captured cancelled → cancelled',
];

describe('[R4.042] a payment', () => {
  it('moves exactly as designed, over every pair of state and event', () => {
    const seen: string[] = [];
    for (const state of PAYMENT_STATES) {
      for (const event of PAYMENT_EVENTS) {
        const next = nextPaymentState(state, event);
        if (next.ok) seen.push(`${state} ${event} → ${next.value}`);
        else expect(next.refusal).toEqual({ code: 'illegal_payment_event', state, event });
      }
    }
    expect(seen.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('reads its state back, and no other word', () => {
    for (const state of PAYMENT_STATES) expect(paymentStateOf(state)).toBe(state);
    expect(() => paymentStateOf('paid')).toThrow('unknown state');
  });
});

const OUTCOMES: readonly PaymentOutcome[] = ['authorised', 'captured', 'refused', 'pending', 'unknown'];

describe('[R7.129] the settlement of a payment', () => {
  it('moves an order only while it waits for this very payment', () => {
    for (const order of ORDER_STATES) {
      for (const payment of PAYMENT_STATES) {
        for (const outcome of OUTCOMES) {
          const moves = ['place', 'release'].includes(settlement(order, payment, outcome));
          const isFinal = outcome !== 'pending' && outcome !== 'unknown';
          const isAsked = payment === 'authorising' || payment === 'pending';
          const waits = isAsked || (payment === 'challenged' && outcome === 'refused');
          expect(moves, `${order} ${payment} ${outcome}`).toBe(
            order === 'pending_payment' && waits && isFinal,
          );
        }
      }
    }
  });

  it('gives back money that came for an order that waits no more', () => {
    for (const order of ['draft', 'cancelled', 'expired'] as const) {
      expect(settlement(order, 'cancelled', 'authorised')).toBe('void');
      expect(settlement(order, 'refused', 'captured')).toBe('void');
    }
  });

  it('counts an outcome told twice once', () => {
    expect(settlement('placed', 'authorised', 'authorised')).toBe('nothing');
    expect(settlement('draft', 'refused', 'refused')).toBe('nothing');
  });

  it('does not let a late refusal or an overtaken authorisation undo anything', () => {
    expect(settlement('placed', 'authorised', 'refused')).toBe('nothing');
    expect(settlement('placed', 'captured', 'authorised')).toBe('nothing');
    expect(settlement('placed', 'authorised', 'captured')).toBe('note-capture');
  });

  it('waits while the provider is unsure, down or talks nonsense', () => {
    expect(settlement('pending_payment', 'authorising', 'unknown')).toBe('leave-open');
    expect(settlement('pending_payment', 'authorising', 'pending')).toBe('leave-open');
  });
});
