import { describe, expect, it } from 'vitest';
import { FULFILMENT_STATES } from './fulfilment-state.ts';
import { cancellation, mayChangeAddress } from './order-actions.ts';
import { ONGOING_ORDER_STATES, ORDER_STATES, PAST_ORDER_STATES } from './order-state.ts';
import { parcelSteps } from './parcel-steps.ts';

describe('[R7.130, R4.042] the cancellation of an order', () => {
  it('is open until it is prepared, says what was cancelled before, and is too late for the rest', () => {
    const said = ORDER_STATES.map((state) => {
      const next = cancellation(state);
      return `${state}: ${next.ok ? next.value : next.refusal.code}`;
    });
    expect(said).toEqual([
      'draft: too_late',
      'awaiting_client: too_late',
      'pending_payment: cancelled',
      'placed: cancelled',
      'preparing: too_late',
      'shipped: too_late',
      'ready_for_collection: too_late',
      'delivered: too_late',
      'collected: too_late',
      'return_requested: too_late',
      'partially_returned: too_late',
      'returned: too_late',
      'cancelled: already_cancelled',
      'expired: already_cancelled',
    ]);
  });
});

describe('[R2.050] the address of an order', () => {
  it('may change while every parcel is planned and comes to the door', () => {
    const open = ORDER_STATES.filter((state) =>
      mayChangeAddress(state, [{ kind: 'home', state: 'planned' }]),
    );
    expect(open).toEqual(['placed']);
    expect(mayChangeAddress('placed', [])).toBe(false);
    for (const kind of ['collect', 'slot'] as const) {
      expect(mayChangeAddress('placed', [{ kind, state: 'planned' }])).toBe(false);
    }
    const two = [
      { kind: 'home', state: 'planned' },
      { kind: 'home', state: 'preparing' },
    ] as const;
    expect(mayChangeAddress('placed', two)).toBe(false);
  });
});

describe('[R7.028, R7.029] what a customer waits for and what is past', () => {
  it('are all orders that were ever committed, each once', () => {
    expect([...ONGOING_ORDER_STATES, ...PAST_ORDER_STATES].toSorted()).toEqual(
      ORDER_STATES.filter((state) => state !== 'draft' && state !== 'awaiting_client').toSorted(),
    );
  });
});

const namesOf = (kind: 'home' | 'collect', state: 'collected' | 'cancelled') =>
  parcelSteps({ kind, state }, []).map((step) => step.state);

describe('[R4.042] the way of a parcel', () => {
  it('is behind it up to its state, with the times that are known', () => {
    const moves = [
      { state: 'planned', at: '2026-03-01T09:00:00Z' },
      { state: 'shipped', at: '2026-03-03T09:00:00Z' },
    ] as const;
    expect(parcelSteps({ kind: 'home', state: 'shipped' }, moves)).toEqual([
      { state: 'planned', isReached: true, at: '2026-03-01T09:00:00Z' },
      { state: 'preparing', isReached: true },
      { state: 'shipped', isReached: true, at: '2026-03-03T09:00:00Z' },
      { state: 'delivered', isReached: false },
    ]);
  });

  it('ends in the store for what is fetched, and with the cancellation', () => {
    expect(namesOf('collect', 'collected').at(-1)).toBe('collected');
    expect(namesOf('home', 'cancelled')).toEqual(['planned', 'cancelled']);
  });

  it('reaches the state that it has, whichever it is', () => {
    for (const state of FULFILMENT_STATES) {
      const isFetched = state === 'ready_for_collection' || state === 'collected';
      const steps = parcelSteps({ kind: isFetched ? 'collect' : 'home', state }, []);
      expect(steps.findLast(({ isReached }) => isReached)?.state, state).toBe(state);
    }
  });
});
