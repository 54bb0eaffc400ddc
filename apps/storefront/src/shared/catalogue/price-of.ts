import type { Price, Sku } from '@vitrine/contracts';

/** The price of a SKU, or of a product, as one value; undefined where it has none [R3.001]. */
export function priceOf({
  price: label,
  priceValue: amount,
  currency,
}: Pick<Sku, 'price' | 'priceValue' | 'currency'>): Price | undefined {
  if (label === undefined || amount === undefined || currency === undefined) return undefined;
  return { amount, currency, label };
}
