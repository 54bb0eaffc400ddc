import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIFT_MESSAGE_LIMITS, giftOf, giftWords, isWritable } from './gift.ts';

describe('the words on the card of a gift', () => {
  it.each([
    ['  For Ana \r\n\r\n with love  \n\n', 'For Ana\n\nwith love'],
    ['Pour toi\rA.', 'Pour toi\nA.'],
    ['   \n ', ''],
  ])('[R2.002] are written without what nobody sees: %j', (typed, written) => {
    expect(giftWords(typed)).toBe(written);
  });

  it('[R2.002] stay as they are when they are written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(giftWords(giftWords(text))).toBe(giftWords(text));
      }),
    );
  });

  it.each([
    ['いつもありがとう。\nアナ', true],
    ['مع حبي', true],
    ['👩‍🎨 💛', true],
    ['x'.repeat(GIFT_MESSAGE_LIMITS.characters), true],
    ['x'.repeat(GIFT_MESSAGE_LIMITS.characters + 1), false],
    ['a\n'.repeat(GIFT_MESSAGE_LIMITS.lines), false],
    ['a\u0000b', false],
    ['a\uD800b', false],
    ['a\u0007b', false],
  ])('[R2.002] can be written, or not: %j', (words, expected) => {
    expect(isWritable(words)).toBe(expected);
  });

  it('[R2.002] a gift that asks for nothing is none', () => {
    expect(giftOf({ isWrapped: false, message: '' })).toBeUndefined();
    expect(giftOf({ isWrapped: false, message: 'For Ana' })).toEqual({
      isWrapped: false,
      message: 'For Ana',
    });
    expect(giftOf({ isWrapped: true })).toEqual({ isWrapped: true });
  });
});
