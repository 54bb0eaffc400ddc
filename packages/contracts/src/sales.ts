import * as z from 'zod/mini';

/** [R4.042] A customer's place in the waiting room of a sale, as the browser sees it that asks. */
export const SalePlaceBody = z.object({
  /** `elsewhere`: another browser of the customer holds the ticket. */
  state: z.enum(['waiting', 'inside', 'over', 'elsewhere']),
  /** Names the place to the browser that took it, and to no other. */
  ticket: z.optional(z.string()),
  /** Of who waits: how many are before them, and after how many minutes their turn comes at the latest. */
  ahead: z.optional(z.int()),
  minutesAtMost: z.optional(z.int()),
  /** Of who is inside; ISO 8601. */
  leavesAt: z.optional(z.string()),
  /** How long a page waits before it asks again. */
  askAgainMs: z.int(),
});
export type SalePlaceBody = z.infer<typeof SalePlaceBody>;

/** [R7.030] A private sale, to who is invited to it. Times are ISO 8601. */
export const PrivateSaleBody = z.object({
  saleId: z.string(),
  title: z.string(),
  subtitle: z.string(),
  textLanguage: z.optional(z.string()),
  state: z.enum(['coming', 'open', 'ended']),
  opensAt: z.string(),
  closesAt: z.string(),
  /** The clock of the house when it answered: what is counted down from. */
  now: z.string(),
  /** Its listing, while the customer may see it. */
  url: z.optional(z.string()),
  /** The text about it: `exclusive-service-edito/{id}`. */
  edito: z.optional(z.string()),
  /** How many pieces each customer may have, and how many of them this one has ordered. */
  pieces: z.optional(z.object({ max: z.int(), ordered: z.int() })),
  room: z.optional(z.object({ opensAt: z.string(), visitMinutes: z.int() })),
  place: z.optional(SalePlaceBody),
});
export type PrivateSaleBody = z.infer<typeof PrivateSaleBody>;

/** `movesHere`: the place that another browser of the customer holds goes on in this one. */
export const PlaceTakenBody = z.strictObject({ movesHere: z.optional(z.boolean()) });
