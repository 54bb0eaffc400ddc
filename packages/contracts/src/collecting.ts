import * as z from 'zod/mini';
import { Store } from './store.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

/** Somebody who can be telephoned. */
export const Contact = z.strictObject({ firstName: text(80), lastName: text(80), phone: text(30) });
/** [R7.112] `contact` is the buyer; `collector` who fetches it in their place. */
export const CollectInStore = z.strictObject({
  storeId: text(60),
  contact: Contact,
  collector: z.optional(Contact),
});
export type CollectInStore = z.infer<typeof CollectInStore>;
/** [R7.112] `cannot`: why the order cannot be collected there, or, of the order as a whole, anywhere. */
export const CollectStoresBody = z.object({
  stores: z.array(
    z.object({
      store: Store,
      /** When it would be ready; absent where it cannot be collected there. */
      label: z.optional(z.string()),
      collectionDate: z.optional(z.string()),
      cannot: z.optional(z.enum(['no_stock', 'closed'])),
      /** Its week from Monday in the words of the locale; no spans is closed. */
      week: z.array(z.object({ day: z.string(), spans: z.array(z.string()) })),
    }),
  ),
  cannot: z.optional(z.literal('made_to_order')),
});
export type CollectStoresBody = z.infer<typeof CollectStoresBody>;
