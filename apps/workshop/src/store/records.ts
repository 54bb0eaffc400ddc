import type { Collection, Journal } from '@vitrine/journal';
import { z } from 'zod';
import { ToldOrder } from '../messages/message.ts';

/** An order as the shop told it last, and which of its messages that was. */
const KeptOrder = z.object({ order: ToldOrder, place: z.int() });
export type KeptOrder = z.infer<typeof KeptOrder>;

/** How far the workshop is with a parcel. */
const PARCEL_STAGES = [
  'waiting',
  'picking',
  'packed',
  'on_the_way',
  'in_store',
  'done',
  'cancelled',
] as const;
export type ParcelStage = (typeof PARCEL_STAGES)[number];
const ParcelWork = z.object({
  /** The parcel's reference. */
  id: z.string(),
  order: z.string(),
  stage: z.enum(PARCEL_STAGES),
  sinceMs: z.int(),
  tracking: z.optional(z.object({ carrier: z.string(), number: z.string() })),
  delayedUntil: z.optional(z.string()),
});
export type ParcelWork = z.infer<typeof ParcelWork>;

/** How far it is with pieces that come back. */
const RETURN_STAGES = ['expected', 'received', 'inspected', 'done'] as const;
export type ReturnStage = (typeof RETURN_STAGES)[number];
const ReturnWork = z.object({
  /** The return's reference. */
  id: z.string(),
  order: z.string(),
  stage: z.enum(RETURN_STAGES),
  sinceMs: z.int(),
});
export type ReturnWork = z.infer<typeof ReturnWork>;

/** What the shop is told, until it has answered that it is so. */
const Event = z.object({
  id: z.string(),
  order: z.string(),
  body: z.record(z.string(), z.unknown()),
  tries: z.int(),
  nextAtMs: z.int(),
  state: z.enum(['waiting', 'told', 'dropped']),
  /** What the shop answered instead: its status and error code; absent where it did not answer. */
  refusal: z.optional(z.object({ status: z.int(), code: z.string() })),
});
export type Event = z.infer<typeof Event>;

export interface WorkshopRecords {
  readonly orders: Collection<KeptOrder>;
  readonly parcels: Collection<ParcelWork>;
  readonly returns: Collection<ReturnWork>;
  /** In the order in which they happened. */
  readonly events: Collection<Event>;
  /** What changes together: a step and its event, a message and the work that it brings. */
  readonly together: Journal['together'];
}

export function openRecords(journal: Journal): WorkshopRecords {
  return {
    orders: journal.collection('order', (stored) => KeptOrder.safeParse(stored).data),
    parcels: journal.collection('parcel', (stored) => ParcelWork.safeParse(stored).data),
    returns: journal.collection('return', (stored) => ReturnWork.safeParse(stored).data),
    events: journal.collection('event', (stored) => Event.safeParse(stored).data),
    together: journal.together,
  };
}
