import { describe, expect, it } from 'vitest';
import { type Asked, type AskedEvent, firstAsked, nextAsked } from './asked.ts';
import { failureOf } from '../../../shared/api/call-failure.ts';

const question = 'TS2001';
const failure = failureOf('timeout');
const STATES: Readonly<Record<Asked['step'], Asked>> = {
  asking: firstAsked(question),
  'asking-again': { question, step: 'asking-again' },
  answered: { question, step: 'answered' },
  failed: { question, step: 'failed', failure },
};
const EVENTS: Readonly<Record<AskedEvent['type'], AskedEvent>> = {
  asked: { type: 'asked', question },
  answered: { type: 'answered', question },
  failed: { type: 'failed', question, failure },
  'asked-again': { type: 'asked-again', question },
};
const MOVES: Readonly<Record<Asked['step'], Partial<Record<AskedEvent['type'], Asked['step']>>>> = {
  asking: { answered: 'answered', failed: 'failed' },
  'asking-again': { answered: 'answered', failed: 'failed' },
  answered: {},
  failed: { 'asked-again': 'asking-again' },
};

describe('a question to the shop', () => {
  const pairs = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS).map((event) => ({ state, event })),
  );

  it.each(pairs)('[R4.001] $state.step, then $event.type', ({ state, event }) => {
    const after = nextAsked(state, event);
    const moved = MOVES[state.step][event.type];
    if (moved === undefined) expect(after).toBe(state);
    else expect(after.step).toBe(moved);
  });

  it.each(pairs)('$state.step, then $event.type of another question', ({ state, event }) => {
    const after = nextAsked(state, { ...event, question: 'TS2002' });
    if (event.type === 'asked') expect(after).toEqual(firstAsked('TS2002'));
    else expect(after).toBe(state);
  });

  it('[R4.001] can be put again as often as it takes', () => {
    const again = nextAsked(STATES.failed, EVENTS['asked-again']);
    expect(nextAsked(nextAsked(again, EVENTS.failed), EVENTS['asked-again'])).toEqual(again);
  });
});
