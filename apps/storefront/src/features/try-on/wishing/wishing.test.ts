import { describe, expect, it } from 'vitest';
import { nextWishing, NOT_WISHING, type Wishing, type WishingEvent } from './wishing.ts';

const outcome = { added: ['Alba'], already: [], errors: [] };
const STATES: Readonly<Record<Wishing['step'], Wishing>> = {
  idle: NOT_WISHING,
  panel: { step: 'panel' },
  choosing: { step: 'choosing' },
  adding: { step: 'adding', skuIds: ['TS2001'] },
  done: { step: 'done', outcome },
};
const EVENTS: Readonly<Record<WishingEvent['type'], WishingEvent>> = {
  pressed: { type: 'pressed', skuIds: ['TS2001'], hasSizes: false },
  confirmed: { type: 'confirmed', skuIds: ['TS2001'] },
  answered: { type: 'answered', outcome },
  'worn-changed': { type: 'worn-changed' },
  dismissed: { type: 'dismissed' },
};
const MOVES: Readonly<Record<Wishing['step'], Partial<Record<WishingEvent['type'], Wishing['step']>>>> = {
  idle: { pressed: 'adding' },
  panel: { confirmed: 'adding', dismissed: 'idle' },
  choosing: { confirmed: 'adding', dismissed: 'idle' },
  adding: { answered: 'done' },
  done: { pressed: 'adding', 'worn-changed': 'idle', dismissed: 'idle' },
};

describe('wishing for what is worn', () => {
  const pairs = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS).map((event) => ({ state, event })),
  );

  it.each(pairs)('$state.step, then $event.type', ({ state, event }) => {
    expect(nextWishing(state, event).step).toBe(MOVES[state.step][event.type] ?? state.step);
  });

  it('[R2.101] asks for the size of a piece that has sizes, and sends nothing yet', () => {
    const event = { type: 'pressed', skuIds: ['TK3001-40'], hasSizes: true } as const;
    expect(nextWishing(NOT_WISHING, event)).toEqual({ step: 'panel' });
  });

  it('[R2.099] lets the shopper choose among several, and sends exactly what they ticked', () => {
    const event = { type: 'pressed', skuIds: ['TL4109', 'TY4114'], hasSizes: false } as const;
    const choosing = nextWishing(NOT_WISHING, event);
    expect(choosing).toEqual({ step: 'choosing' });
    expect(nextWishing(choosing, { type: 'confirmed', skuIds: ['TY4114'] })).toEqual({
      step: 'adding',
      skuIds: ['TY4114'],
    });
  });

  it('[R5.012] wishes for nothing where nothing is worn or ticked', () => {
    const nothing = { type: 'pressed', skuIds: [], hasSizes: false } as const;
    expect(nextWishing(NOT_WISHING, nothing)).toBe(NOT_WISHING);
    expect(nextWishing(STATES.choosing, { type: 'confirmed', skuIds: [] })).toBe(STATES.choosing);
  });
});
