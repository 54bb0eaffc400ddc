import { describe, expect, it } from 'vitest';
import {
  hasButtonFailed,
  leadsToCart,
  IDLE,
  nextAdding,
  showsList,
  showsPanel,
  type Adding,
  type AddingEvent,
} from './adding.ts';

const STATES: Readonly<Record<Adding['step'], Adding>> = {
  idle: IDLE,
  panel: { step: 'panel', skuId: 'TS2001' },
  choosing: { step: 'choosing', skuIds: ['TL4109', 'TY4114'] },
  adding: { step: 'adding', skuIds: ['TS2001'], where: 'panel' },
  done: { step: 'done', addedIds: ['TS2001'], messages: [] },
  failed: { step: 'failed', skuIds: ['TS2001'], where: 'panel', messages: ['Sold out'] },
};
const EVENTS: Readonly<Record<AddingEvent['type'], AddingEvent>> = {
  pressed: { type: 'pressed', tryOnType: 'sunglasses', skuIds: ['TS2001'] },
  confirmed: { type: 'confirmed', skuIds: ['TS2001'] },
  answered: { type: 'answered', addedIds: ['TS2001'], messages: [] },
  retried: { type: 'retried', skuIds: ['TS2001'] },
  'worn-changed': { type: 'worn-changed' },
  dismissed: { type: 'dismissed' },
};
const MOVES: Readonly<Record<Adding['step'], Partial<Record<AddingEvent['type'], Adding['step']>>>> = {
  idle: { pressed: 'panel' },
  panel: { confirmed: 'adding', dismissed: 'idle' },
  choosing: { confirmed: 'adding', dismissed: 'idle' },
  adding: { answered: 'done' },
  done: { pressed: 'panel', dismissed: 'idle', 'worn-changed': 'idle' },
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
    expect(nextAdding(IDLE, EVENTS.pressed)).toEqual({ step: 'panel', skuId: 'TS2001' });
  });

  it.each(['lipsticks', 'eyeshadows'] as const)('[R4.021] adds %s at once, without a panel', (tryOnType) => {
    const adding = nextAdding(IDLE, { type: 'pressed', tryOnType, skuIds: ['TL4109'] });

    expect(adding).toEqual({ step: 'adding', skuIds: ['TL4109'], where: 'button' });
    expect(showsPanel(adding) || showsList(adding)).toBe(false);
  });

  it.each(['lipsticks', 'rings'] as const)(
    '[R4.021] lets the shopper choose among several %s',
    (tryOnType) => {
      const several = { type: 'pressed', tryOnType, skuIds: ['TL4109', 'TY4114'] } as const;
      const choosing = nextAdding(IDLE, several);
      expect(choosing).toEqual(STATES.choosing);
      expect(nextAdding(choosing, { type: 'confirmed', skuIds: ['TY4114'] })).toEqual({
        step: 'adding',
        skuIds: ['TY4114'],
        where: 'list',
      });
    },
  );

  it('[R5.004] adds nothing where nothing is chosen', () => {
    expect(nextAdding(IDLE, { type: 'pressed', tryOnType: 'rings', skuIds: [] })).toBe(IDLE);
    expect(nextAdding(STATES.choosing, { type: 'confirmed', skuIds: [] })).toBe(STATES.choosing);
  });

  it('[R8.007, R8.008] has failed only where nothing at all was added', () => {
    const part = { type: 'answered', addedIds: ['TL4109'], messages: ['Sold out'] } as const;
    expect(nextAdding(STATES.adding, part)).toEqual({
      step: 'done',
      addedIds: ['TL4109'],
      messages: ['Sold out'],
    });
    const none = { type: 'answered', addedIds: [], messages: ['Sold out'] } as const;
    expect(nextAdding(STATES.adding, none)).toEqual(STATES.failed);
  });

  it('[R8.014] keeps the panel open while it waits and after a refusal, so that the shopper can try again', () => {
    expect(showsPanel(STATES.adding)).toBe(true);
    expect(showsPanel(STATES.failed)).toBe(true);
    expect(nextAdding(STATES.failed, EVENTS.retried)).toEqual(STATES.adding);
  });

  it('[R8.014] tries again with what is chosen by then: another size, or fewer pieces', () => {
    const retried = nextAdding(STATES.failed, { type: 'retried', skuIds: ['TS2002'] });
    expect(retried).toEqual({ step: 'adding', skuIds: ['TS2002'], where: 'panel' });
    expect(nextAdding(STATES.failed, { type: 'retried', skuIds: [] })).toBe(STATES.failed);
  });

  describe('make-up that was refused at the button', () => {
    const lipstick = { type: 'pressed', tryOnType: 'lipsticks', skuIds: ['TL4109'] } as const;
    const refused = nextAdding(nextAdding(IDLE, lipstick), {
      type: 'answered',
      addedIds: [],
      messages: ['Sold out'],
    });

    it('[R8.014] is said to be, with nothing over the stage', () => {
      expect(hasButtonFailed(refused)).toBe(true);
      expect(showsPanel(refused) || showsList(refused)).toBe(false);
    });

    it('[R8.014] is sent again when the button is pressed again', () => {
      expect(nextAdding(refused, lipstick)).toEqual({
        step: 'adding',
        skuIds: ['TL4109'],
        where: 'button',
      });
    });

    it('is forgotten with the shade, while an open panel keeps what it says', () => {
      expect(nextAdding(refused, { type: 'worn-changed' })).toBe(IDLE);
      expect(nextAdding(STATES.failed, { type: 'worn-changed' })).toBe(STATES.failed);
    });
  });

  it('cannot be dismissed while the bag is being changed', () => {
    expect(nextAdding(STATES.adding, EVENTS.dismissed)).toBe(STATES.adding);
  });

  it('[R4.024] leads to the bag where that is configured, and stays where something is left to be told', () => {
    expect(leadsToCart(true, [])).toBe(true);
    expect(leadsToCart(true, ['One was sold out.'])).toBe(false);
    expect(leadsToCart(false, [])).toBe(false);
  });
});
