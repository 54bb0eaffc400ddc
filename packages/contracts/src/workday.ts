import { CALLBACK_STATES, CALLBACK_TOPICS, FULFILMENT_STATES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { DeskTicket } from './contact.ts';

/** A parcel of an order that is collected in the agent's store. */
const StoreParcel = z.object({
  /** Its market and id, as the workshop's sheet has it. */
  reference: z.string(),
  orderNumber: z.string(),
  state: z.enum(FULFILMENT_STATES),
  /** Who bought it, and who fetches it in the buyer's place: the name on the document that is shown. */
  buyer: z.string(),
  collector: z.optional(z.string()),
  pieces: z.array(
    z.object({ name: z.string(), colour: z.string(), size: z.optional(z.string()), quantity: z.int() }),
  ),
});
export type StoreParcel = z.infer<typeof StoreParcel>;

const DeskCallback = z.object({
  id: z.string(),
  startsAt: z.string(),
  /** By the clock of the desk. */
  timeZone: z.string(),
  phone: z.string(),
  name: z.optional(z.string()),
  topic: z.enum(CALLBACK_TOPICS),
  /** The piece that it is about, in English. */
  piece: z.optional(z.string()),
  /** The locale that it was asked in, which says the language. */
  locale: z.string(),
  state: z.enum(CALLBACK_STATES),
  /** Who took it. */
  agent: z.optional(z.string()),
  isMine: z.boolean(),
  note: z.optional(z.string()),
});
export type DeskCallback = z.infer<typeof DeskCallback>;

/** What there is to do today for an agent: of their own store, and of the desk that its country rings at. */
export const AgentDayBody = z.object({
  store: z.object({ name: z.string(), timeZone: z.string() }),
  appointments: z.array(
    z.object({
      id: z.string(),
      startsAt: z.string(),
      appointmentType: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.optional(z.string()),
      wish: z.optional(z.string()),
    }),
  ),
  /** Who waits for a place in the store, parts of their addresses hidden; `day`: of the store, left out for any. */
  waiting: z.array(
    z.object({
      appointmentType: z.string(),
      day: z.optional(z.string()),
      email: z.string(),
      since: z.string(),
    }),
  ),
  callbacks: z.array(DeskCallback),
  /** What was written to the desk: what waits, the oldest first, then what was answered in the last day. */
  tickets: z.array(DeskTicket),
  parcels: z.array(StoreParcel),
});
export type AgentDayBody = z.infer<typeof AgentDayBody>;

export const CallbackAct = z.strictObject({
  act: z.enum(['take', 'release', 'reached', 'not_reached']),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
});
/** What an agent scans or types: the number of an order, or the reference of a parcel. */
export const AskedParcel = z.strictObject({
  number: z.string().check(z.trim(), z.minLength(4), z.maxLength(80)),
});
export const StoreParcelsBody = z.object({ parcels: z.array(StoreParcel) });
/** `identitySeen`: the agent has compared a document with the name. */
export const HandedOver = z.strictObject({
  parcel: z.string().check(z.regex(/^[a-z]{2}\.[\w-]{1,60}$/u)),
  identitySeen: z.literal(true),
});
