import { describe, expect, it } from 'vitest';
import { IDLE, nextAdding, showsPanel, type Adding, type AddingEvent } from './adding.ts';

const STATES: Readonly<Record<Adding['step'], Adding>> = {
  idle: IDLE,
  panel: { step: 'panel', skuId: 'QS2001' },
  adding: { step: 'adding', skuId: 'QS2001', inPanel: true },
  done: { step: 'done', skuId: 'QS2001' },
  failed: { step: 'failed', skuId: 'QS2001', inPanel: true, messages: ['Sold out'] },
};
const EVENTS: Readonly<Record<AddingEvent['type'], AddingEvent>> = {
  pressed: { type: 'pressed', tryOnType: 'sunglasses', skuId: 'QS2001' },
  confirmed: { type: 'confirmed', skuId: 'QS2001' },
  added: { type: 'added' },
  refused: { type: 'refused', messages: ['Sold out'] },
  retried: { type: 'retried' },
  dismissed: { type: 'dismissed' },
};
const MOVES: Readonly<Record<Adding['step'], Partial<Record<AddingEvent['type'], Adding['step']>>>> = {
  idle: { pressed: 'panel' },
  panel: { confirmed: 'adding', dismissed: 'idle' },
  adding: { added: 'done', refused: 'failed' },
  done: { pressed: 'panel', dismissed: 'idle' },
  failed: { retried: 'adding', dismissed: 'idle' },
};

describe('adding to the bag from the try-on', () => {
  const pairs = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS).map((event) => ({ state, event })),
  );

  it.each(pairs)('$state.step, then $event.type', ({ state, event }) => {
    expect(nextAdding(state, event).step).toBe(MOVES[state.step][event.type] ?? state.step);
  });

  it('[R4.022] opens the side panel for sunglasses and sends nothing yet', () => {
    expect(nextAdding(IDLE, EVENTS.pressed)).toEqual({ step: 'panel', skuId: 'QS2001' });
  });

  it.each(['lipsticks', 'eyeshadows'] as const)('[R4.021] adds %s at once, without a panel', (tryOnType) => {
    const adding = nextAdding(IDLE, { type: 'pressed', tryOnType, skuId: 'QL4109' });

    expect(adding).toEqual({ step: 'adding', skuId: 'QL4109', inPanel: false });
    expect(showsPanel(adding)).toBe(false);
  });

  it('keeps the panel open while it waits and after a refusal, so that the shopper can try again', () => {
    expect(showsPanel(STATES.adding)).toBe(true);
    expect(showsPanel(STATES.failed)).toBe(true);
    expect(nextAdding(STATES.failed, EVENTS.retried)).toEqual(STATES.adding);
  });

  it('cannot be dismissed while the bag is being changed', () => {
    expect(nextAdding(STATES.adding, EVENTS.dismissed)).toBe(STATES.adding);
  });
});
