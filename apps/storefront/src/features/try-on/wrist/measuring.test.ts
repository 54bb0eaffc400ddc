import { describe, expect, it } from 'vitest';
import { type Measuring, type MeasuringEvent, nextMeasuring, NOT_MEASURING } from './measuring.ts';

const size = { sizeMm: 172, saves: true } as const;
const STATES: Readonly<Record<Measuring['step'], Measuring>> = {
  closed: NOT_MEASURING,
  tooltip: { step: 'tooltip', ...size },
  matching: { step: 'matching', ...size },
  measuring: { step: 'measuring', ...size },
};
const EVENTS: Readonly<Record<MeasuringEvent['type'], MeasuringEvent>> = {
  opened: { type: 'opened', isFirst: true, knownMm: undefined, isStored: false },
  'info-asked': { type: 'info-asked' },
  'info-read': { type: 'info-read' },
  'card-asked': { type: 'card-asked' },
  'card-put-away': { type: 'card-put-away' },
  sized: { type: 'sized', sizeMm: 150 },
  'save-ticked': { type: 'save-ticked' },
  'save-unticked': { type: 'save-unticked' },
  submitted: { type: 'submitted' },
  failed: { type: 'failed' },
};
/** Every pair of step and event that changes the step. Every other pair leaves it. */
const MOVES: Readonly<Record<Measuring['step'], Partial<Record<MeasuringEvent['type'], Measuring['step']>>>> =
  {
    closed: { opened: 'tooltip' },
    tooltip: { 'info-read': 'measuring', failed: 'closed' },
    matching: { 'card-put-away': 'measuring', failed: 'closed' },
    measuring: {
      'info-asked': 'tooltip',
      'card-asked': 'matching',
      submitted: 'closed',
      failed: 'closed',
    },
  };

describe('measuring a wrist', () => {
  const pairs = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS).map((event) => ({ state, event })),
  );

  it.each(pairs)('$state.step, then $event.type', ({ state, event }) => {
    expect(nextMeasuring(state, event).step).toBe(MOVES[state.step][event.type] ?? state.step);
  });

  it('[R4.026] explains itself at the first opening of a session only', () => {
    expect(nextMeasuring(NOT_MEASURING, EVENTS.opened).step).toBe('tooltip');
    const again = { type: 'opened', isFirst: false, knownMm: undefined, isStored: false } as const;
    expect(nextMeasuring(NOT_MEASURING, again).step).toBe('measuring');
  });

  it('[R2.105] begins with the size that is known, and ticked only where it is stored', () => {
    const opened = { type: 'opened', isFirst: false, knownMm: 180, isStored: true } as const;
    expect(nextMeasuring(NOT_MEASURING, opened)).toEqual({ step: 'measuring', sizeMm: 180, saves: true });
    expect(nextMeasuring(NOT_MEASURING, { ...opened, knownMm: undefined, isStored: false })).toEqual({
      step: 'measuring',
      sizeMm: 165,
      saves: false,
    });
  });

  it('[R4.028] keeps the size on the ruler when it is no longer to be saved', () => {
    expect(nextMeasuring(STATES.measuring, EVENTS['save-unticked'])).toEqual({
      step: 'measuring',
      sizeMm: 172,
      saves: false,
    });
  });

  it('[R2.104] holds no wrist outside of the range, whatever the ruler says', () => {
    expect(nextMeasuring(STATES.measuring, { type: 'sized', sizeMm: 20 })).toMatchObject({ sizeMm: 120 });
    expect(nextMeasuring(STATES.measuring, { type: 'sized', sizeMm: 900 })).toMatchObject({ sizeMm: 220 });
  });
});
