import { z } from 'zod';

/** What the workshop reads of the shop's messages; other fields are left alone. */
const ToldLine = z.object({
  reference: z.string(),
  skuId: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.optional(z.string()),
  quantity: z.int(),
  isSample: z.optional(z.boolean()),
  parts: z.optional(z.array(z.object({ name: z.string() }))),
  design: z.optional(
    z.object({
      text: z.optional(z.string()),
      font: z.optional(z.string()),
      colour: z.optional(z.string()),
      position: z.optional(z.string()),
      parts: z.array(z.object({ name: z.string(), choice: z.string() })),
    }),
  ),
});
export type ToldLine = z.infer<typeof ToldLine>;

const ToldParcel = z.object({
  reference: z.string(),
  place: z.int(),
  kind: z.enum(['home', 'collect', 'slot']),
  readiness: z.enum(['in_stock', 'made_to_order']),
  state: z.string(),
  methodId: z.string(),
  /** Not in messages that were kept before it was told. */
  methodName: z.optional(z.string()),
  promisedUntil: z.optional(z.string()),
  delayedUntil: z.optional(z.string()),
  hours: z.optional(z.object({ day: z.string(), from: z.string(), until: z.string() })),
  storeId: z.optional(z.string()),
  collector: z.optional(z.object({ firstName: z.string(), lastName: z.string() })),
  address: z.record(z.string(), z.string()),
  lines: z.array(ToldLine),
});
export type ToldParcel = z.infer<typeof ToldParcel>;

const ToldReturn = z.object({
  reference: z.string(),
  number: z.string(),
  kind: z.enum(['return', 'exchange']),
  way: z.string(),
  state: z.string(),
  storeId: z.optional(z.string()),
  lines: z.array(
    z.object({
      reference: z.string(),
      quantity: z.int(),
      reason: z.string(),
      wanted: z.optional(z.object({ skuId: z.string(), color: z.string(), size: z.optional(z.string()) })),
    }),
  ),
});
export type ToldReturn = z.infer<typeof ToldReturn>;

export const ToldOrder = z.object({
  reference: z.string(),
  number: z.string(),
  state: z.string(),
  locale: z.string(),
  country: z.string(),
  placedAt: z.optional(z.string()),
  gift: z.optional(z.object({ isWrapped: z.boolean(), message: z.optional(z.string()) })),
  parcels: z.array(ToldParcel),
  returns: z.array(ToldReturn),
});
export type ToldOrder = z.infer<typeof ToldOrder>;

export const Message = z.object({
  id: z.string(),
  type: z.string(),
  /** Which message of its order it is. */
  place: z.int(),
  order: ToldOrder,
});
export type Message = z.infer<typeof Message>;
