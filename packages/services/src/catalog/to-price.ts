import type { Price } from '@vitrine/contracts';
import { type Language, type Locale, type Money, priceLabel } from '@vitrine/domain';

interface PricedRecord {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** [R3.001] A price as the locale writes it; undefined where there is none. */
export function toPrice(money: Money, locale: Locale): Price;
export function toPrice(record: PricedRecord, locale: Locale): Price | undefined;
export function toPrice({ amount, currency }: PricedRecord, locale: Locale): Price | undefined {
  if (amount === null || currency === null) return undefined;
  return { amount, currency, label: priceLabel({ amount, currency }, locale.bcp47) };
}

/** [R3.053] Nothing to pay is a word: a label without digits counts as free. */
export const FREE: Readonly<Record<Language, string>> = {
  eng: 'Complimentary',
  fra: 'Offerte',
  ita: 'In omaggio',
  jpn: '無料',
  kor: '무료',
  zhs: '免费',
  ara: 'مجاني',
};

/** [R3.035, R3.053] A price of a piece: what is given has a word for it. */
export function piecePrice(money: Money, locale: Locale): Price {
  return money.amount === 0 ? { ...money, label: FREE[locale.language] } : toPrice(money, locale);
}

/** [R3.001] The same of a SKU, as the specification spells it; empty where there is none. */
export function toSkuPrice(
  record: PricedRecord,
  locale: Locale,
): { readonly price?: string; readonly priceValue?: number; readonly currency?: string } {
  const price = toPrice(record, locale);
  return price === undefined
    ? {}
    : { price: price.label, priceValue: price.amount, currency: price.currency };
}
