import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale/locales.ts';
import { readSwitches, switchedOff } from './features.ts';

const LOCALE = 'eng-us';
const off = (features: unknown, locale = LOCALE) => [...readSwitches(features, locale).off];

describe('the features of a configuration', () => {
  it('[R9.044] are off where they say so, or something else than yes', () => {
    const features = { a: true, b: 'true', c: false, d: 'false', e: 'yes', f: '1', g: 'TRUE ', h: '' };
    expect(off(features)).toEqual(['c', 'd', 'e', 'f', 'g', 'h']);
    expect(readSwitches(features, LOCALE).wrong).toEqual([]);
  });

  it.each([undefined, null, 'off', 1])('[R9.044] are all on where there are none: %o', (features) => {
    expect(off(features)).toEqual([]);
  });

  it('[R9.043] are on in the locales that `noneBut` names, and off in those that `allBut` names', () => {
    const features = { only: { noneBut: [LOCALE] }, but: { allBut: [LOCALE] } };
    expect(off(features, LOCALE)).toEqual(['but']);
    expect(off(features, 'fra-fr')).toEqual(['only']);
    expect(readSwitches(features, LOCALE).wrong).toEqual([]);
  });

  it('[R2.026] show no drafts unless they say so', () => {
    for (const features of [undefined, {}, { uat: false }, { uat: 'yes' }])
      expect([...switchedOff(features, LOCALE)]).toEqual(['uat']);
    expect([...switchedOff({ uat: true }, LOCALE)]).toEqual([]);
    expect([...switchedOff({ uat: { noneBut: [LOCALE] } }, 'fra-fr')]).toEqual(['uat']);
  });

  it('[R9.043] say the opposite of each other about any locale and any list', () => {
    const codes = Object.keys(LOCALES);
    fc.assert(
      fc.property(fc.subarray(codes), fc.constantFrom(...codes), (named, locale) => {
        const features = { noneBut: { noneBut: named }, allBut: { allBut: named } };
        expect(off(features, locale)).toEqual([named.includes(locale) ? 'allBut' : 'noneBut']);
      }),
    );
  });

  it.each([
    [{}],
    [{ noneBut: [LOCALE], allBut: ['fra-fr'] }],
    [{ noneBut: LOCALE }],
    [{ noneBut: ['nowhere'] }],
    [{ allBut: [7] }],
    [null],
    [1],
    [[LOCALE]],
  ])('[R9.043] are off and wrong where they are %o', (flag) => {
    expect(readSwitches({ flag }, LOCALE)).toEqual({ off: new Set(['flag']), wrong: ['flag'] });
  });
});
