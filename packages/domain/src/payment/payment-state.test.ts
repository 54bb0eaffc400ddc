import { describe, expect, it } from 'vitest';
import { nextPaymentState, PAYMENT_EVENTS, PAYMENT_STATES, paymentStateOf } from './payment-state.ts';

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
  'captured captured → captured',
  'captured cancelled → cancelled',
  'captured refunded → refunded',
  'refused refunded → refunded',
  'cancelled refunded → refunded',
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
