import { readFileSync } from 'node:fs';
import { LABELLED_LANGUAGES } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceRules, parseRange } from './face-rules.ts';

const read = (path: string) => readFileSync(new URL(`../src/shared/${path}`, import.meta.url), 'utf8');
/** Latin script with its accents, and the signs that stand among its words. */
const LATIN = /[\u0020-\u024F\u2000-\u206F]/u;
/** Marks of direction and the like: no face draws them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const codePoint = fc.integer({ min: 0x20, max: 0xd7ff });
const rule = (...declarations: string[]) => `@font-face { ${declarations.join('; ')}; }`;
const hex = (value: number) => value.toString(16).toUpperCase();

describe('a unicode-range', () => {
  it('is every character from the first to the last of each part', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(codePoint, fc.integer({ min: 0, max: 40 })), { minLength: 1 }),
        (parts) => {
          const range = parts.map(([first, more]) => `U+${hex(first)}-${hex(first + more)}`).join(', ');
          const expected = parts.flatMap(([first, more]) =>
            Array.from({ length: more + 1 }, (_, at) => first + at),
          );
          expect(Array.from(parseRange(range), (letter) => letter.codePointAt(0))).toEqual(expected);
        },
      ),
    );
  });

  it.each(['', 'U+', '20-7E', 'U+4??', 'U+20-', 'U+20 U+21'])('is refused as %j', (range) => {
    expect(() => parseRange(range)).toThrow('no part of a unicode-range');
  });
});

describe('the faces to cut', () => {
  const SOURCE = "src: url('@faces/garamond/latin.woff2?page') format('woff2')";

  it('are those whose file has a name after a question mark', () => {
    const whole = SOURCE.replace('?page', '');
    expect(faceRules(rule('font-weight: 400', whole, 'unicode-range: U+41'))).toEqual([]);
    expect(faceRules(rule('font-weight: 400 500', SOURCE, 'unicode-range: U+41-43'))).toEqual([
      { specifier: '@faces/garamond/latin.woff2?page', weights: { min: 400, max: 500 }, letters: 'ABC' },
    ]);
  });

  it.each(['bold', '500 400', '0', '400 1001'])('have weights, which %j are not', (weights) => {
    expect(() => faceRules(rule(`font-weight: ${weights}`, SOURCE, 'unicode-range: U+41'))).toThrow(
      'no range of weights',
    );
  });

  it('say their weights and letters', () => {
    expect(() => faceRules(rule(SOURCE, 'unicode-range: U+41'))).toThrow('says no font-weight');
    expect(() => faceRules(rule(SOURCE, 'font-weight: 400'))).toThrow('says no unicode-range');
  });
});

describe("the shop's faces", () => {
  const page = faceRules(read('theme/faces.css')).filter(({ specifier }) => specifier.endsWith('?page'));

  it.each(LABELLED_LANGUAGES)(
    'have, in the file that every page fetches, all Latin letters and signs of the labels in %s',
    (language) => {
      const labels: Readonly<Record<string, string>> = JSON.parse(read(`i18n/labels/${language}.json`));
      const said = [...new Set(Object.values(labels).join(''))].filter(
        (letter) => LATIN.test(letter) && !INVISIBLE.test(letter),
      );
      for (const { letters } of page) expect(said.filter((letter) => !letters.includes(letter))).toEqual([]);
      expect(page).toHaveLength(3);
    },
  );
});
