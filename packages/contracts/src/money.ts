import * as z from 'zod/mini';

/** `amount` in minor units of `currency` (ISO 4217); `label` is the amount as the locale writes it. */
export const Price = z.object({ amount: z.int(), currency: z.string(), label: z.string() });
export type Price = z.infer<typeof Price>;
