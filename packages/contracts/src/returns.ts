import { RETURN_KINDS, RETURN_REASONS, RETURN_REFUSALS, RETURN_STATES, RETURN_WAYS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { Price } from './money.ts';

const Id = z.string().check(z.regex(/^[\w.-]{1,60}$/u));
/** Pieces of one list: more than an order can hold. */
const MOST_ENTRIES = 50;

/** How it comes back: by parcel where nothing is said, to a store where `locationId` names one. */
const way = { way: z.optional(z.enum(RETURN_WAYS)), locationId: z.optional(Id) };
const reason = { reason_code: z.optional(z.enum(RETURN_REASONS)) };
const line = { request_id_to_return: Id, item_id_to_return: Id, ...reason };

/** [R7.043, R3.049] A piece of an order for each entry; `didNotLike` where no reason is said [R9.031]. */
export const ReturnList = z
  .array(z.strictObject({ ...line, ...way }))
  .check(z.minLength(1), z.maxLength(MOST_ENTRIES));
export type ReturnList = z.infer<typeof ReturnList>;

/** [R7.043] For each entry, in its order: the number of its return, or why there is none. */
export const ReturnResultsBody = z.object({
  results: z.array(
    z.object({
      request_id: z.string(),
      item_id: z.string(),
      returnId: z.optional(z.string()),
      errorData: z.optional(
        z.object({ errorCode: z.enum(RETURN_REFUSALS), message: z.string(), status: z.int() }),
      ),
    }),
  ),
});
export type ReturnResultsBody = z.infer<typeof ReturnResultsBody>;

/** [R7.187] A piece of the wanted SKU for a piece of each line. */
export const ExchangeWish = z.strictObject({
  lines: z.array(z.strictObject({ ...line, skuId: Id })).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
  ...way,
});
export type ExchangeWish = z.infer<typeof ExchangeWish>;
export const ExchangeBody = z.object({
  returnId: z.string(),
  orderId: z.string(),
  state: z.enum(RETURN_STATES),
});

/** A return or an exchange, as the page of its order shows it. */
export const ShownReturn = z.object({
  returnId: z.string(),
  kind: z.enum(RETURN_KINDS),
  way: z.enum(RETURN_WAYS),
  locationId: z.optional(z.string()),
  /** Name and address of the store that takes the pieces, line by line. */
  store: z.optional(z.array(z.string())),
  state: z.enum(RETURN_STATES),
  steps: z.array(
    z.object({ state: z.enum(RETURN_STATES), isReached: z.boolean(), at: z.optional(z.string()) }),
  ),
  /** Once it was inspected. */
  refund: z.optional(Price),
  /** What of the refund is for delivery, and for tax that came on top of the prices; each where there is some. */
  refundParts: z.optional(z.object({ delivery: z.optional(Price), tax: z.optional(Price) })),
  /** Of the other size. */
  tracking: z.optional(z.object({ carrier: z.string(), number: z.string() })),
  lines: z.array(
    z.object({
      itemId: z.string(),
      quantity: z.int(),
      reasonCode: z.enum(RETURN_REASONS),
      /** Pieces that were taken back; once it was inspected. */
      accepted: z.optional(z.int()),
      wanted: z.optional(z.object({ skuId: z.string(), color: z.string(), size: z.optional(z.string()) })),
    }),
  ),
});
export type ShownReturn = z.infer<typeof ShownReturn>;

/** [R3.049] What may come back of a line of an order. */
export const ReturnableLine = z.object({
  itemId: z.string(),
  skuId: z.string(),
  /** Of the parcel that brought it; absent until it has arrived. */
  requestId: z.optional(z.string()),
  /** Pieces that may still come back. */
  quantity: z.int(),
  isKitting: z.boolean(),
  /** Its parcel brought other lines, too. */
  isMultiLinesShippingGroup: z.boolean(),
  /** Taken back only while nobody has opened it. */
  isSealedOnly: z.boolean(),
  /** The last moment. */
  until: z.optional(z.string()),
  /** Why nothing of it comes back. */
  refusal: z.optional(z.enum(RETURN_REFUSALS)),
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;
