import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBandLabel, priceBandOf, readPriceBand } from './price-bands.ts';

const currencies = ['EUR', 'USD', 'JPY', 'KRW', 'INR', 'CNY', 'AED', 'SEK'];

describe('priceBandOf', () => {
  it.each([
    [0, 'EUR', '0-100'],
    [49_999, 'EUR', '200-500'],
    [50_000, 'EUR', '500-1000'],
    [42_000, 'JPY', '20000-50000'],
    [9_000_000_00, 'USD', '50000-'],
  ])('[R7.009] puts %i minor units of %s into %s', (amount, currency, band) => {
    expect(priceBandOf(amount, currency)).toBe(band);
  });

  it('[R7.009] names a band that is read back and holds the amount', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.constantFrom(...currencies), (amount, currency) => {
        const band = readPriceBand(priceBandOf(amount, currency), currency);
        expect(band !== undefined && band.min <= amount && amount < band.max).toBe(true);
      }),
    );
  });
});

describe('readPriceBand', () => {
  it.each(['', '-', '5', 'a-b', '10-5', '5-5', '1e3-2e3', '-5-10', '1-2-3', '99999999999-'])(
    '[R7.009] reads no band from %j',
    (value) => {
      expect(readPriceBand(value, 'EUR')).toBeUndefined();
    },
  );
});

/** Intl separates with spaces of several widths; the eye sees one. */
const seen = (label: string): string => label.replaceAll(/\p{Zs}/gu, ' ');

describe('priceBandLabel', () => {
  it.each([
    { band: '500-1000', currency: 'USD', bcp47: 'en-US', expected: '$500 – $1,000' },
    { band: '50000-', currency: 'EUR', bcp47: 'fr-FR', expected: '50 000 €+' },
    { band: '50000-100000', currency: 'JPY', bcp47: 'ja-JP', expected: '¥50,000 ～ ¥100,000' },
  ])('[R7.009] writes $band in $currency for $bcp47', ({ band, currency, bcp47, expected }) => {
    const read = readPriceBand(band, currency);
    expect(read && seen(priceBandLabel(read, currency, bcp47))).toBe(expected);
  });
});
