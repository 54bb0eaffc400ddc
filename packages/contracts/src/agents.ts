import {
  BAG_WORD_LENGTH,
  CLIENT_NOTE_LENGTH,
  CUSTOM_ORDER_KINDS,
  CUSTOM_ORDER_STATES,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { Price } from './money.ts';

/** [R6.001] An agent's password was right: a code was mailed, and is typed together with this challenge. */
export const AgentChallengeBody = z.object({ challenge: z.string(), expiresIn: z.int() });
/** [R7.155, R7.156] The session of an agent, begun, gone on with, or renewed. */
export const AgentSessionBody = z.object({
  accessToken: z.string(),
  expiresIn: z.int(),
  /** [R3.015] What tells the sessions of two tabs apart. */
  hash: z.string(),
  /** Whether they act for a client [R6.003]. */
  userIsLogged: z.boolean(),
});
/** [R7.159] What an agent who serves somebody without an account is told: of themselves, and no more. */
export const AgentInfoBody = z.object({ agentId: z.string(), firstName: z.string(), lastName: z.string() });
export type AgentInfoBody = z.infer<typeof AgentInfoBody>;

/** By which of a client's words or numbers they were found. */
export const FOUND_BY = ['sgid', 'dreamId', 'email', 'phone', 'name'] as const;

/** [R2.013] A client as a search shows them: enough to be told from others, and no more. */
export const FoundClient = z.object({
  clientId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** As the client's account has them; parts of them are hidden. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.string(),
  sgid: z.optional(z.string()),
  dreamId: z.optional(z.string()),
  /** A client of the boutiques who has no account of the shop yet. */
  hasAccount: z.boolean(),
  foundBy: z.enum(FOUND_BY),
});
export type FoundClient = z.infer<typeof FoundClient>;
export const FoundClientsBody = z.object({
  clients: z.array(FoundClient),
  /** There are more than are shown. */
  hasMore: z.boolean(),
});

/** [R6.003] Whom to serve: a client, or with an empty body somebody without an account. */
export const ServedClient = z.strictObject({
  clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** [R6.015] The client is not signed in: only the e-mail of the checkout is filled in. */
  prefillsOnly: z.optional(z.boolean()),
});

/** [R6.003] What somebody of the house did for a client, as the client reads it. */
const AdviserAct = z.object({
  at: z.string(),
  adviser: z.string(),
  store: z.string(),
  act: z.enum(['listed', 'began', 'prefilled', 'ended', 'read', 'changed']),
  /** Of what was read or changed. */
  area: z.optional(z.string()),
});
export const AdviserActsBody = z.object({ acts: z.array(AdviserAct) });
export type AdviserActsBody = z.infer<typeof AdviserActsBody>;

/** [R6.003] A note about a client, as the agents of the store have it. */
export const ClientNoteWords = z.strictObject({
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(CLIENT_NOTE_LENGTH)),
});
const ClientNote = z.object({
  id: z.string(),
  words: z.string(),
  writtenAt: z.string(),
  /** Who wrote it. */
  adviser: z.string(),
});
export type ClientNote = z.infer<typeof ClientNote>;
/** Of the client whom the agent serves, the newest first. */
export const ClientNotesBody = z.object({ notes: z.array(ClientNote) });
export type ClientNotesBody = z.infer<typeof ClientNotesBody>;
/** The same notes as the client reads them, of all stores. */
export const AdviserNotesBody = z.object({
  notes: z.array(z.extend(z.omit(ClientNote, { id: true }), { store: z.string() })),
});
export type AdviserNotesBody = z.infer<typeof AdviserNotesBody>;

/** [R6.002] By which an agent knows a bag again: no name. */
export const BagWord = z.strictObject({
  word: z.string().check(z.trim(), z.minLength(1), z.maxLength(BAG_WORD_LENGTH)),
});
const BagAside = z.object({ id: z.string(), word: z.string(), putAt: z.string(), pieces: z.int() });
export type BagAside = z.infer<typeof BagAside>;
/** The agent's own ones of this working day, the newest first. */
export const BagsAsideBody = z.object({ bags: z.array(BagAside) });

/** [R4.042] An order that the agent sent to whoever is to pay it. */
const SentOrderBody = z.object({
  orderId: z.string(),
  kind: z.enum(CUSTOM_ORDER_KINDS),
  state: z.enum(CUSTOM_ORDER_STATES),
  sentAt: z.string(),
  expiresAt: z.string(),
  total: Price,
  pieces: z.int(),
  /** Whose order it is; absent where it is for somebody without an account. */
  clientId: z.optional(z.string()),
  /** To whom it goes. */
  name: z.string(),
  /** Where it is paid, to be shown as a code on the store's screen. An approval comes by mail alone: it is the client's. */
  payUrl: z.optional(z.string()),
});
export type SentOrderBody = z.infer<typeof SentOrderBody>;
/** Of the market of the session; the newest first. */
export const SentOrdersBody = z.object({ orders: z.array(SentOrderBody) });
