import { describe, expect, it } from 'vitest';
import { isBought, nextOrderState, ORDER_EVENTS, ORDER_STATES, orderStateOf } from './order-state.ts';

/** The whole machine as a reader of calls-data-states.md 3.14 would draw it. */
const LEGAL: readonly string[] = [
  'draft committed → pending_payment',
  'draft sent-to-client → awaiting_client',
  'awaiting_client loaded → draft',
  'pending_payment payment-accepted → placed',
  'pending_payment payment-refused → draft',
  'pending_payment cancelled → cancelled',
  'pending_payment expired → expired',
  'placed preparation-started → preparing',
  'placed cancelled → cancelled',
  'preparing handed-to-carrier → shipped',
  'preparing arrived-in-store → ready_for_collection',
  'shipped delivered → delivered',
  'ready_for_collection collected → collected',
  'delivered return-requested → return_requested',
  'collected return-requested → return_requested',
  'return_requested partly-returned → partially_returned',
  'return_requested fully-returned → returned',
  'partially_returned return-requested → return_requested',
];

describe('[R4.042] the order', () => {
  it('moves exactly as designed, over every pair of state and event', () => {
    const seen: string[] = [];
    for (const state of ORDER_STATES) {
      for (const event of ORDER_EVENTS) {
        const next = nextOrderState(state, event);
        if (next.ok) seen.push(`${state} ${event} → ${next.value}`);
        else expect(next.refusal).toEqual({ code: 'illegal_order_event', state, event });
      }
    }
    expect(seen.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('counts as bought from placed on, unless it was cancelled', () => {
    expect(ORDER_STATES.filter((state) => !isBought(state))).toEqual([
      'draft',
      'awaiting_client',
      'pending_payment',
      'cancelled',
      'expired',
    ]);
  });

  it('reads its state back, and no other word', () => {
    for (const state of ORDER_STATES) expect(orderStateOf(state)).toBe(state);
    expect(() => orderStateOf('PLACED')).toThrow('unknown state');
  });
});
