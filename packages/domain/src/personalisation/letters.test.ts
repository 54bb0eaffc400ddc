import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layLetters, type LetterFont, writtenText } from './letter-font.ts';
import { transformPath } from './path-data.ts';
import { ontoPicture, pixelsPerMm } from './picture-place.ts';

const BOX = 'M0 0L400 0L400 -700L0 -700Z';
/** Every letter is a box of 400 units in 500. */
const FONT: LetterFont = {
  code: 'boxes',
  capHeight: 700,
  isUpperCase: true,
  glyphs: Object.fromEntries(
    Array.from('ABCÉ ').map((letter) => [letter, { advance: 500, outline: letter === ' ' ? '' : BOX }]),
  ),
  kerning: { AB: -100 },
};

const numbersOf = (outline: string) => [...outline.matchAll(/-?[\d.]+/gu)].map(([found]) => Number(found));

describe('letters', () => {
  it('[R1.007] stand in the middle of their place, as high as asked', () => {
    const laid = layLetters('a', FONT, 7);
    expect(laid).toEqual({
      ok: true,
      value: { text: 'A', outline: 'M-2.5 3.5L1.5 3.5L1.5 -3.5L-2.5 -3.5Z', widthMm: 5 },
    });
  });

  it('[R1.007] are moved together where the font says so', () => {
    const apart = layLetters('BA', FONT, 7);
    const together = layLetters('AB', FONT, 7);
    expect(apart.ok && apart.value.widthMm).toBe(10);
    expect(together.ok && together.value.widthMm).toBe(9);
  });

  it.each([
    { what: 'a letter of another script that looks alike', text: 'АВ', about: 'А (U+0410)' },
    { what: 'an emoji', text: 'A😀', about: '😀' },
    { what: 'an override of the direction', text: 'A\u202eB', about: 'U+202E' },
    { what: 'a name of every object', text: '__proto__', about: '_' },
    { what: 'markup', text: '<b>', about: '<' },
    { what: 'a mark that belongs to no letter', text: `A${'\u0301\u0302'.repeat(250)}`, about: 'Á' },
  ])('[R1.007] of a font that lacks $what are refused by name', ({ text, about }) => {
    expect(layLetters(text, FONT, 7)).toEqual({ ok: false, refusal: { code: 'letters_unknown', about } });
  });

  it('are composed before they are looked for, and their spaces are single', () => {
    expect(writtenText('  e\u0301   a ', FONT)).toBe('É A');
  });

  it('[R1.007] are as wide together as they stand, whatever they say', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ABC]{1,8}$/u), (text) => {
        const laid = layLetters(text, FONT, 10);
        if (!laid.ok) throw new Error('The font has these letters');
        const xs = numbersOf(laid.value.outline).filter((_, index) => index % 2 === 0);
        expect(Math.min(...xs)).toBeCloseTo(-laid.value.widthMm / 2, 2);
        expect(Math.max(...xs)).toBeLessThanOrEqual(laid.value.widthMm / 2);
      }),
    );
  });
});

describe('a path', () => {
  it('keeps its commands while its points move', () => {
    expect(transformPath('M1 2Q3 -4 5 6Z', (x, y) => [x * 2, y + 1])).toBe('M2 3Q6 -3 10 7Z');
  });
});

describe('a place in a picture', () => {
  const picture = { width: 1000, height: 1000 };
  const square = {
    widthMm: 20,
    heightMm: 10,
    onPicture: [
      [0.2, 0.3],
      [0.6, 0.3],
      [0.6, 0.5],
      [0.2, 0.5],
    ],
  } as const;

  it('[R1.007] is found by its corners, and its middle lies between them', () => {
    const move = ontoPicture(square, picture);
    expect(move(-10, -5)).toEqual([200, 300]);
    expect(move(0, 0).map(Math.round)).toEqual([400, 400]);
    expect(pixelsPerMm(square, picture)).toBeCloseTo(20, 5);
  });

  it('[R1.007] is met in all corners, however it is seen', () => {
    const near = fc.double({ min: -0.08, max: 0.08, noNaN: true });
    fc.assert(
      fc.property(fc.array(near, { minLength: 8, maxLength: 8 }), (by) => {
        const at = (index: number): number => by[index] ?? 0;
        const corners = [
          [0.2 + at(0), 0.3 + at(1)],
          [0.6 + at(2), 0.3 + at(3)],
          [0.6 + at(4), 0.5 + at(5)],
          [0.2 + at(6), 0.5 + at(7)],
        ] as const;
        const move = ontoPicture({ ...square, onPicture: corners }, picture);
        const met = [move(-10, -5), move(10, -5), move(10, 5), move(-10, 5)];
        for (const [index, [x, y]] of met.entries()) {
          expect(x).toBeCloseTo((corners[index]?.[0] ?? 0) * 1000, 4);
          expect(y).toBeCloseTo((corners[index]?.[1] ?? 0) * 1000, 4);
        }
      }),
    );
  });

  it('[R1.007] bends around a piece: its ends stay and its middle goes where it is seen', () => {
    const bent = {
      ...square,
      bentOnPicture: [
        [0.4, 0.36],
        [0.4, 0.56],
      ],
    } as const;
    const move = ontoPicture(bent, picture);
    expect(move(-10, -5)).toEqual([200, 300]);
    expect(move(0, -5).map(Math.round)).toEqual([400, 360]);
    expect(move(0, 5).map(Math.round)).toEqual([400, 560]);
  });
});
