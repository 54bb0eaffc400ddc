import { describe, expect, it } from 'vitest';
import {
  CUSTOM_ORDER_EVENTS,
  CUSTOM_ORDER_KINDS,
  CUSTOM_ORDER_STATES,
  type CustomOrderKind,
  customOrderState,
  linkRefusal,
  nextCustomOrderState,
  standingOf,
} from './custom-order.ts';

/** The whole machine as a reader of calls-data-states.md 3.15 would draw it. */
const COMMON: readonly string[] = [
  'drafted sent → sent',
  'sent expired → expired',
  'sent taken-back → drafted',
  'approved loaded → payment',
  'approved expired → expired',
  'approved taken-back → drafted',
  'payment placed → placed',
  'payment expired → expired',
  'declined taken-back → drafted',
  'expired taken-back → drafted',
];
const LEGAL: Readonly<Record<CustomOrderKind, readonly string[]>> = {
  approval: [...COMMON, 'sent approved → approved', 'sent declined → declined'],
  pay_by_link: [...COMMON, 'sent loaded → payment'],
};

describe("[R4.042, R2.045] an agent's order", () => {
  it.each(CUSTOM_ORDER_KINDS)(
    'for %s moves exactly as designed, over every pair of state and event',
    (kind) => {
      const seen: string[] = [];
      for (const state of CUSTOM_ORDER_STATES) {
        for (const event of CUSTOM_ORDER_EVENTS) {
          const next = nextCustomOrderState(kind, state, event);
          if (next.ok) seen.push(`${state} ${event} → ${next.value}`);
          else expect(next.refusal).toEqual({ code: 'illegal_custom_order_event', state, event });
        }
      }
      expect(seen.toSorted()).toEqual(LEGAL[kind].toSorted());
    },
  );

  it('expires with its last moment while nobody pays it, and is placed with its order', () => {
    const expiresAt = new Date('2026-03-17T09:00:00Z');
    const before = new Date(expiresAt.getTime() - 1);
    const at = (state: string, now: Date, order: 'open' | 'bought' | 'ended' = 'open') =>
      customOrderState({ state, expiresAt, order }, now);
    for (const state of ['sent', 'approved']) {
      expect(at(state, before)).toBe(state);
      expect(at(state, expiresAt)).toBe('expired');
    }
    for (const state of ['drafted', 'declined', 'payment']) expect(at(state, expiresAt)).toBe(state);
    expect(at('payment', before, 'bought')).toBe('placed');
    expect(at('payment', before, 'ended')).toBe('expired');
    expect(() => at('SENT', before)).toThrow('unknown state');
  });

  it('[R4.042] stays placed when its order is cancelled afterwards, and has ended where it never was', () => {
    expect(standingOf('cancelled', true)).toBe('bought');
    expect(standingOf('cancelled', false)).toBe('ended');
    expect(standingOf('expired', false)).toBe('ended');
    expect(standingOf('shipped', false)).toBe('bought');
    for (const state of ['draft', 'awaiting_client', 'pending_payment'] as const)
      expect(standingOf(state, false)).toBe('open');
  });

  it('is shown by its link only while it waits for an answer or for its payment to begin', () => {
    expect(CUSTOM_ORDER_STATES.map((state) => [state, linkRefusal(state)])).toEqual([
      ['drafted', 'not_found'],
      ['sent', undefined],
      ['approved', undefined],
      ['payment', 'link_used'],
      ['placed', 'link_used'],
      ['declined', 'link_used'],
      ['expired', 'link_expired'],
    ]);
  });
});
