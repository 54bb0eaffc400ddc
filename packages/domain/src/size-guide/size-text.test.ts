import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALE_LIST } from '../locale/locales.ts';
import { decimalSign, sizeText } from './size-text.ts';

describe('a size for the eye', () => {
  it.each([
    ['22.5', 'fr-FR', '22,5'],
    ['40.5', 'it-IT', '40,5'],
    ['40.5', 'en-GB', '40.5'],
    ['40.5', 'ja-JP', '40.5'],
    ['1.0', 'fr-FR', '1,0'],
    ['1.7 mL', 'fr-FR', '1,7 mL'],
    ['7.5W', 'it-IT', '7,5W'],
  ])('[R3.033] of %s reads in %s as %s', (size, bcp47, text) => {
    expect(sizeText(size, decimalSign(bcp47))).toBe(text);
  });

  it('[R3.033] stays as it is where it is no number with a fraction', () => {
    for (const size of ['38', 'J½', 'M', '30 mL', 'v1.5', '5.', '.5', ''])
      expect(sizeText(size, ',')).toBe(size);
  });

  it('[R3.033] keeps every digit, in every locale', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...LOCALE_LIST), (whole, fraction, { bcp47 }) => {
        const digits = sizeText(`${whole}.${fraction}`, decimalSign(bcp47)).split(/[^\d]/u);
        expect(digits).toEqual([String(whole), String(fraction)]);
      }),
    );
  });
});
