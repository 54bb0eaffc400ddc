import {
  FULFILMENT_STATES,
  ORDER_STATES,
  REPAIR_STATES,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WAYS,
} from '@vitrine/domain';
import * as z from 'zod/mini';

/*
 * The interface between the shop and the workshop, or the order management system that a house has (docs/workshop.md).
 * Messages go to the workshop, events come from it. Unknown fields of a message are to be ignored; those of an event are refused.
 */

/** A parcel, a line or a return: its market and its id. */
const Reference = z.string().check(z.regex(/^[a-z]{2}\.[\w-]{1,60}$/u));
const Moment = z.iso.datetime({ offset: true });
const Day = z.iso.date();
/** One line of text, as it is printed. */
const Line = z.string().check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,60}$/u));
const Tracking = z.strictObject({
  carrier: Line,
  number: z.string().check(z.regex(/^[\dA-Za-z][\dA-Za-z /.-]{0,39}$/u)),
});

export const WORKSHOP_MESSAGES = [
  'order.released',
  'order.cancelled',
  'order.address_changed',
  'return.requested',
] as const;
export type WorkshopMessageType = (typeof WORKSHOP_MESSAGES)[number];

const OrderedLine = z.object({
  reference: Reference,
  skuId: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.optional(z.string()),
  quantity: z.int(),
  /** It came along for nothing. */
  isSample: z.optional(z.boolean()),
  /** What is inside a bundle. */
  parts: z.optional(z.array(z.object({ name: z.string() }))),
  /** What is written on the piece and made of it. Its picture: `GET /workshop/pictures/{line}`. */
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
const SentParcel = z.object({
  reference: Reference,
  /** Of its order, from 1. */
  place: z.int(),
  kind: z.enum(['home', 'collect', 'slot']),
  readiness: z.enum(['in_stock', 'made_to_order']),
  state: z.enum(FULFILMENT_STATES),
  methodId: z.string(),
  /** In the language of the order, as the names of its lines. */
  methodName: z.string(),
  /** The last day that was promised; absent where the day is agreed later. */
  promisedUntil: z.optional(Day),
  delayedUntil: z.optional(Day),
  /** The hours that were chosen. */
  hours: z.optional(z.object({ day: Day, from: z.string(), until: z.string() })),
  /** The store that hands it over. */
  storeId: z.optional(z.string()),
  /** Who fetches it in the buyer's place. */
  collector: z.optional(z.object({ firstName: z.string(), lastName: z.string() })),
  /** The fields of the address, by the names of the shop's address forms. */
  address: z.record(z.string(), z.string()),
  lines: z.array(OrderedLine),
});
const AskedReturn = z.object({
  reference: Reference,
  /** What stands on its label. */
  number: z.string(),
  kind: z.enum(RETURN_KINDS),
  way: z.enum(RETURN_WAYS),
  state: z.enum(RETURN_STATES),
  storeId: z.optional(z.string()),
  lines: z.array(
    z.object({
      reference: Reference,
      quantity: z.int(),
      reason: z.enum(RETURN_REASONS),
      /** Pieces that were taken back; once it was inspected. */
      accepted: z.optional(z.int()),
      wanted: z.optional(z.object({ skuId: z.string(), color: z.string(), size: z.optional(z.string()) })),
    }),
  ),
});
const WorkshopOrderBody = z.object({
  reference: Reference,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  locale: z.string(),
  country: z.string(),
  placedAt: z.optional(Moment),
  /** Wrapped as a gift, and the words on its card. */
  gift: z.optional(z.object({ isWrapped: z.boolean(), message: z.optional(z.string()) })),
  parcels: z.array(SentParcel),
  returns: z.array(AskedReturn),
});
export type WorkshopOrder = z.infer<typeof WorkshopOrderBody>;

/** To the workshop: what happened, and the whole order as it stood when the message was first sent. */
export const WorkshopMessage = z.object({
  /** The same on every try. */
  id: z.string(),
  type: z.enum(WORKSHOP_MESSAGES),
  /** Which message of its order it is: 1, 2, … */
  place: z.int(),
  occurredAt: Moment,
  order: WorkshopOrderBody,
  /** Of `return.requested`: which return. */
  return: z.optional(Reference),
});
export type WorkshopMessage = z.infer<typeof WorkshopMessage>;

/** The sender chooses it, once for each event. */
const EventId = z.string().check(z.regex(/^[\w.:-]{8,80}$/u));
const ofParcel = { id: EventId, occurredAt: Moment, parcel: Reference };
const ofReturn = { id: EventId, occurredAt: Moment, return: Reference };
const ofRepair = { id: EventId, occurredAt: Moment, repair: Reference };
/** What a client reads. */
const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** More than any order has. */
const MOST_LINES = 200;

/** From the workshop: what it did. */
export const WorkshopEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('parcel.preparing'), ...ofParcel }),
  z.strictObject({ type: z.literal('parcel.shipped'), ...ofParcel, tracking: Tracking }),
  z.strictObject({ type: z.literal('parcel.delivered'), ...ofParcel }),
  z.strictObject({ type: z.literal('parcel.ready_in_store'), ...ofParcel }),
  z.strictObject({ type: z.literal('parcel.collected'), ...ofParcel }),
  z.strictObject({ type: z.literal('parcel.delayed'), ...ofParcel, until: Day }),
  z.strictObject({ type: z.literal('return.received'), ...ofReturn }),
  z.strictObject({
    type: z.literal('return.inspected'),
    ...ofReturn,
    /** The verdict on each line: how many of its pieces are taken back. All of a line that is not named. */
    lines: z
      .array(z.strictObject({ line: Reference, accepted: z.int().check(z.minimum(0), z.maximum(999)) }))
      .check(z.maxLength(MOST_LINES)),
  }),
  z.strictObject({ type: z.literal('exchange.sent'), ...ofReturn, tracking: Tracking }),
  z.strictObject({ type: z.literal('repair.received'), ...ofRepair }),
  z.strictObject({
    type: z.literal('repair.quoted'),
    ...ofRepair,
    /** Minor units, in the currency that its request names. */
    amount: z.int().check(z.minimum(0), z.maximum(100_000_000)),
    /** How long the work takes once it is paid. */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
    note: z.optional(Words),
  }),
  /** A piece that cannot be repaired, received or not; the client reads why. */
  z.strictObject({ type: z.literal('repair.declined'), ...ofRepair, note: z.optional(Words) }),
  z.strictObject({ type: z.literal('repair.repaired'), ...ofRepair }),
  z.strictObject({ type: z.literal('repair.returned'), ...ofRepair, tracking: z.optional(Tracking) }),
]);
export type WorkshopEvent = z.infer<typeof WorkshopEvent>;

/** [R2.052] A repair as the workshop reads it, `GET /workshop/repairs`. */
const WorkshopRepairBody = z.object({
  reference: Reference,
  number: z.string(),
  state: z.enum(REPAIR_STATES),
  locale: z.string(),
  requestedAt: Moment,
  piece: z.string(),
  skuId: z.optional(z.string()),
  serialNumber: z.optional(z.string()),
  description: z.string(),
  /** Places of its photos: `GET /workshop/repairs/{reference}/photos/{place}`. */
  photos: z.array(z.int()),
  /** ISO 4217, of its estimate. */
  currency: z.string(),
  estimate: z.optional(
    z.object({ amount: z.int(), days: z.optional(z.int()), note: z.optional(z.string()) }),
  ),
  client: z.object({ firstName: z.string(), lastName: z.string(), email: z.optional(z.string()) }),
});
export const WorkshopRepairs = z.object({ repairs: z.array(WorkshopRepairBody) });
export type WorkshopRepair = z.infer<typeof WorkshopRepairBody>;

/** What an event is answered, however often it comes: the state that its parcel, return or repair got. */
export const WorkshopAnswer = z.object({ id: z.string(), state: z.string() });

/** Has every message sent again that was written since a moment, in order. */
export const WorkshopReplay = z.strictObject({ since: Moment });
