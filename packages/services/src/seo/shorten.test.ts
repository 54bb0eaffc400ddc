import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shorten', () => {
  it.each([
    ['A soft square.', 20, 'A soft square.'],
    ['A soft square, drawn on a river bank', 16, 'A soft square…'],
    ['  many \n spaces ', 20, 'many spaces'],
    ['Rouge Aurèleは、やわらかなサテンの口紅です。', 20, 'Rouge Aurèleは、やわらかな…'],
    ['整块醋酸纤维铣削而成的柔和方框，眉角微扬。', 17, '整块醋酸纤维铣削而成的柔和方框…'],
    ['unbreakable', 6, 'unbre…'],
    ['ab😀cd', 4, 'ab…'],
  ])('cuts %j to %i characters', (text, length, expected) => {
    expect(shorten(text, length)).toBe(expected);
  });

  it('never grows over its length nor breaks a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 200 }), (text, length) => {
        const short = shorten(text, length);
        expect(short.length).toBeLessThanOrEqual(length);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});
