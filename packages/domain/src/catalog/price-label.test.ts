import { describe, expect, it } from 'vitest';
import { isFreeLabel, priceLabel } from './price-label.ts';

/** Intl separates with no-break spaces and marks the direction; the eye sees spaces. */
const seen = (label: string): string => label.replaceAll(/\p{Zs}/gu, ' ').replaceAll('\u200f', '');

describe('priceLabel', () => {
  it.each([
    { amount: 485_000, currency: 'USD', bcp47: 'en-US', expected: '$4,850' },
    { amount: 123_450, currency: 'USD', bcp47: 'en-US', expected: '$1,234.50' },
    { amount: 123_450, currency: 'EUR', bcp47: 'fr-FR', expected: '1 234,50 €' },
    { amount: 1_785_000, currency: 'AED', bcp47: 'ar-AE', expected: '17,850 د.إ.' },
    { amount: 145_000, currency: 'USD', bcp47: 'ar-AE', expected: '1,450 US$\u200E' },
    { amount: 900, currency: 'JPY', bcp47: 'en-US', expected: '¥900' },
    { amount: 67_000, currency: 'JPY', bcp47: 'ja-JP', expected: '¥67,000' },
    { amount: 630_000, currency: 'KRW', bcp47: 'ko-KR', expected: '₩630,000' },
    { amount: 335_050, currency: 'CNY', bcp47: 'zh-CN', expected: '¥3,350.50' },
    { amount: 1_234_500, currency: 'EUR', bcp47: 'it-IT', expected: '12.345 €' },
  ])(
    '[R3.001] writes $amount minor units of $currency for $bcp47',
    ({ amount, currency, bcp47, expected }) => {
      expect(seen(priceLabel({ amount, currency }, bcp47))).toBe(expected);
    },
  );
});

describe('isFreeLabel', () => {
  it.each(['Complimentary', '', 'Offert', 'مجاني', 'In omaggio', '無料', '무료', '免费'])(
    '[R3.047] counts %j as free',
    (label) => {
      expect(isFreeLabel(label)).toBe(true);
    },
  );

  it.each(['$0.00', '25 €', '٢٥ د.إ.'])('[R3.047] shows %j as given', (label) => {
    expect(isFreeLabel(label)).toBe(false);
  });
});
