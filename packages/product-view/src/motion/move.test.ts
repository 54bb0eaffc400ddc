import { describe, expect, it } from 'vitest';
import { type Move, moveOfKey, MOVES } from './move.ts';

const press = (key: string, modifier: object = {}) =>
  moveOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifier });

const KEYS: readonly (readonly [string, Move])[] = [
  ['ArrowLeft', 'turn-left'],
  ['ArrowRight', 'turn-right'],
  ['ArrowUp', 'tilt-up'],
  ['ArrowDown', 'tilt-down'],
  ['+', 'closer'],
  ['=', 'closer'],
  ['-', 'further'],
  ['\u2212', 'further'],
  ['Home', 'home'],
];

describe('the keys', () => {
  it.each(KEYS)('%s asks for %s', (key, move) => {
    expect(press(key)).toBe(move);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('are the browser’s with %s', (modifier) => {
    for (const [key] of KEYS) expect(press(key, { [modifier]: true })).toBeUndefined();
  });

  it.each(['Tab', 'Escape', 'Enter', ' ', 'PageDown', 'a', 'toString', '__proto__'])(
    'leave %s alone',
    (key) => {
      expect(press(key)).toBeUndefined();
    },
  );
});

describe('the moves', () => {
  it('undo each other', () => {
    for (const [one, other] of [
      ['turn-left', 'turn-right'],
      ['tilt-up', 'tilt-down'],
      ['closer', 'further'],
    ] as const) {
      const [there, back] = [MOVES[one], MOVES[other]];
      expect([
        there.azimuth + back.azimuth,
        there.elevation + back.elevation,
        there.stops + back.stops,
      ]).toEqual([0, 0, 0]);
    }
  });

  it('show all sides in a dozen presses', () => {
    expect(12 * MOVES['turn-left'].azimuth).toBeCloseTo(2 * Math.PI, 9);
  });
});
