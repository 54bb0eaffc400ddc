import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fra from './labels/fra.json';
import { typeset } from './typeset.ts';

/** With every bound space visible. */
const bound = (text: string): string => typeset(text).replaceAll('\u00a0', '~');

describe('typeset', () => {
  it.each([
    ['46 mm de corne à corne', '46~mm de corne à corne'],
    ['28 800 alternances', '28~800 alternances'],
    ['قطر العلبة 39 ملم', 'قطر العلبة 39~ملم'],
    ['Appelez-nous : nous venons.', 'Appelez-nous~: nous venons.'],
    ['Une taille ? « Oui » !', 'Une taille~? «~Oui~»~!'],
    ['42 heures, catégorie 3', '42 heures, catégorie 3'],
    ['Worn alone: a watch.', 'Worn alone: a watch.'],
  ])('binds what may not part in %j', (text, expected) => {
    expect(bound(text)).toBe(expected);
  });

  it('changes no word, and nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeset(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
        expect(typeset(typeset(text))).toBe(typeset(text));
      }),
    );
  });
});

describe('the French labels', () => {
  it('bind their colons and question marks', () => {
    expect(Object.values(fra).filter((text) => / [:;!?»]|« /u.test(text))).toEqual([]);
  });
});
