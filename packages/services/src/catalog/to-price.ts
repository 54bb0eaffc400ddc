import type { Price } from '@vitrine/contracts';
import { type Locale, type Money, priceLabel } from '@vitrine/domain';

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
