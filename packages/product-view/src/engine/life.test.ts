import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsGraphics, LIFE_EVENTS, type Life, type LifeEvent, LIVES, nextLife } from './life.ts';

/** Every change there is; every other pair changes nothing. */
const CHANGES: Readonly<Partial<Record<`${Life} ${LifeEvent}`, Life>>> = {
  'opening prepared': 'shown',
  'opening model-failed': 'without-model',
  'opening graphics-failed': 'without-graphics',
  'opening unseen': 'resting',
  'opening close': 'closed',
  'waking prepared': 'shown',
  'waking model-failed': 'without-model',
  'waking graphics-failed': 'without-graphics',
  'waking unseen': 'resting',
  'waking close': 'closed',
  'shown model-failed': 'without-model',
  'shown graphics-failed': 'without-graphics',
  'shown unseen': 'resting',
  'shown close': 'closed',
  'resting seen': 'waking',
  'resting close': 'closed',
  'without-model close': 'closed',
  'without-graphics close': 'closed',
};
const pairs = LIVES.flatMap((life) => LIFE_EVENTS.map((event) => [life, event] as const));

describe('the life of a view', () => {
  it.each(pairs)('%s, on %s, goes where it should', (life, event) => {
    expect(nextLife(life, event)).toBe(CHANGES[`${life} ${event}`] ?? life);
  });

  it('ends when it is closed, whatever happened before and happens after', () => {
    const events = fc.array(fc.constantFrom(...LIFE_EVENTS));
    fc.assert(
      fc.property(events, events, (before, after) => {
        const all: readonly LifeEvent[] = [...before, 'close', ...after];
        expect(all.reduce<Life>(nextLife, 'opening')).toBe('closed');
      }),
    );
  });

  it('holds no graphics memory while nobody looks, after a failure, and at the end', () => {
    expect(LIVES.filter(holdsGraphics)).toEqual(['opening', 'shown', 'waking']);
  });
});
