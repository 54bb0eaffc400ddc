import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fra from './labels/fra.json';
import ita from './labels/ita.json';
import jpn from './labels/jpn.json';
import kor from './labels/kor.json';
import zhs from './labels/zhs.json';
import { typeset } from './typeset.ts';

/** The text with every non-breaking space made visible. */
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

describe('the Italian labels', () => {
  it('have curved apostrophes, and no space before their signs', () => {
    expect(Object.values(ita).filter((text) => /'| [:;!?»]/u.test(text))).toEqual([]);
  });
});

describe.each([
  ['Japanese', jpn],
  ['Chinese', zhs],
])('the %s labels', (_language, labels) => {
  /** What a label says, without the syntax of its plurals and values. */
  const said = Object.values(labels).map((text) => text.replaceAll(/\w+, plural,|=0|other|[{}]/gu, ''));

  it('have the signs of their own script, as wide as its letters', () => {
    const narrow = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] ?[,.:;!?()"]|['"]/u;
    expect(said.filter((text) => narrow.test(text))).toEqual([]);
  });

  it('have no space between their own letters', () => {
    const apart = /[\p{Script=Han}\p{Script=Hiragana}] [\p{Script=Han}\p{Script=Hiragana}]/u;
    expect(said.filter((text) => apart.test(text))).toEqual([]);
  });
});

describe('the Korean labels', () => {
  it('have the signs of Latin script, as Korean does', () => {
    expect(Object.values(kor).filter((text) => /[、。，：；！？（）]|['"]/u.test(text))).toEqual([]);
  });
});
