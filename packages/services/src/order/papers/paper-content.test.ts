import { LOCALES, toSkuId } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import type { LineRow } from '../order-view.store.ts';
import { filled, fullAmount, namedPiece } from './paper-content.ts';
import { ACCOUNT_WORDS } from './words/account-words.ts';
import { GOODS_WORDS } from './words/goods-words.ts';

const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u200E\u200F]/gu, '');

describe('[R7.042] what stands on a paper', () => {
  it.each([
    ['jpn-jp', 'JPY', 63_000, '￥63,000'],
    ['eng-us', 'USD', 63_000, '$630.00'],
    ['fra-fr', 'EUR', 123_450, '1234,50€'],
    ['eng-us', 'KWD', 63_005, 'KWD63.005'],
    ['ara-ae', 'AED', 168_000, '1,680.00د.إ.'],
  ] as const)('says an amount to the last minor unit: in %s, %s', (...[locale, currency, amount, said]) => {
    expect(withoutSpaces(fullAmount(amount, currency, LOCALES[locale]))).toBe(said);
  });

  it('keeps the parts of a line apart where the page runs from the right, so that each reads in its own direction', () => {
    const line: LineRow = {
      id: 'l1',
      skuId: toSkuId('REF-30'),
      quantity: 1,
      unitAmount: 42_000,
      snapshot: {
        productId: 'QP4201',
        name: 'Rive',
        label: '',
        colour: 'عنبر',
        size: '30 mL',
        mediaUrl: '',
        url: '',
      },
    };
    expect(namedPiece(line, LOCALES['ara-ae']).details).toEqual([
      '\u2068عنبر\u2069 · \u206830 mL\u2069 · \u2068REF-30\u2069',
    ]);
    expect(namedPiece(line, LOCALES['eng-us']).details).toEqual(['عنبر · 30 mL · REF-30']);
  });

  it('takes whatever is put into words as it is', () => {
    expect(filled('Paid with {means}. {other}', { means: '$& {page}' })).toBe('Paid with $& {page}. {other}');
  });

  it('has the same places to fill in every language', () => {
    for (const words of [ACCOUNT_WORDS, GOODS_WORDS])
      expect(new Set(Object.values(words).map(placesOf)).size).toBe(1);
  });
});

/** The places to fill in, word by word. */
function placesOf(words: object): string {
  const lines = Object.entries(words).map(([name, text]) => {
    const places = JSON.stringify(text).match(/\{\w+\}/gu) ?? [];
    return `${name} ${places.toSorted().join()}`;
  });
  return lines.toSorted().join('\n');
}
