import { describe, expect, it } from 'vitest';
import { isBusy, mayPlace, nextPlacing, OPENING, type Placing, type PlacingEvent } from './placing.ts';

const STATES: Readonly<Record<Placing['step'], Placing>> = {
  opening: OPENING,
  unavailable: { step: 'unavailable' },
  ready: { step: 'ready', fault: undefined },
  placing: { step: 'placing' },
  leaving: { step: 'leaving' },
};
const EVENTS: Readonly<Record<PlacingEvent['type'], PlacingEvent>> = {
  'frame-asked': { type: 'frame-asked' },
  'frame-ready': { type: 'frame-ready' },
  'frame-failed': { type: 'frame-failed' },
  'placed-pressed': { type: 'placed-pressed' },
  faulted: { type: 'faulted', fault: { text: 'No' } },
  left: { type: 'left' },
};
const MOVES: Readonly<Record<Placing['step'], Partial<Record<PlacingEvent['type'], Placing['step']>>>> = {
  opening: { 'frame-asked': 'opening', 'frame-ready': 'ready', 'frame-failed': 'unavailable' },
  unavailable: { 'frame-asked': 'opening' },
  ready: { 'frame-asked': 'opening', 'placed-pressed': 'placing', faulted: 'ready' },
  placing: { faulted: 'ready', left: 'leaving' },
  leaving: {},
};

describe('the payment step', () => {
  const pairs = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS).map((event) => ({ state, event })),
  );

  it.each(pairs)('$state.step, then $event.type', ({ state, event }) => {
    expect(nextPlacing(state, event).step).toBe(MOVES[state.step][event.type] ?? state.step);
  });

  it('keeps what stands in the way until the next attempt', () => {
    const faulted = nextPlacing({ step: 'placing' }, { type: 'faulted', fault: { text: 'Refused' } });
    expect(faulted).toEqual({ step: 'ready', fault: { text: 'Refused' } });
    expect(nextPlacing(faulted, { type: 'placed-pressed' })).toEqual({ step: 'placing' });
  });

  it('can be pressed only when everything is there, and once', () => {
    expect(Object.values(STATES).filter(mayPlace)).toEqual([STATES.ready]);
    expect(Object.values(STATES).filter(isBusy)).toEqual([STATES.placing, STATES.leaving]);
    expect(nextPlacing(STATES.placing, EVENTS['placed-pressed'])).toBe(STATES.placing);
  });
});
