import * as z from 'zod/mini';

/** `amount` in minor units of `currency` (ISO 4217); `label` is the amount as the locale writes it. */
export const Price = z.object({ amount: z.int(), currency: z.string(), label: z.string() });
export type Price = z.infer<typeof Price>;

/** [R3.001] The price of a SKU as the specification spells it; all three are left out where it has none. */
export const skuPrice = {
  /** As the locale writes it. */
  price: z.optional(z.string()),
  /** Minor units of `currency`. */
  priceValue: z.optional(z.int()),
  /** ISO 4217. */
  currency: z.optional(z.string()),
};
