import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import { CHAT_LIMITS, type Owner } from '@vitrine/domain';

type Own = readonly [customerId: string | null, sessionId: string | null];
/** The one rule of whose chat it is: of the customer, or of the guest who began it. */
const IS_OWN = '(c.customer_id = $1 OR (c.customer_id IS NULL AND c.session_id = $2))';
/** A person has answered, and its transcript was not sent. */
const HAS_TRANSCRIPT = `(c.transcript_to IS NULL
  AND EXISTS (SELECT FROM chat_message m WHERE m.chat_id = c.id AND m.agent_id IS NOT NULL))`;

const LAST_OWN = named('chat-last-own')<Own>(
  `SELECT c.id, c.state, c.ended_by, c.version, a.first_name AS agent_name, ${HAS_TRANSCRIPT} AS "hasTranscript!"
   FROM chat c LEFT JOIN agent a ON a.id = c.agent_id
   WHERE ${IS_OWN} ORDER BY c.created_at DESC LIMIT 1`,
);
const LOCK_OWN = named('chat-lock-own')<Own>(
  `SELECT c.id, c.desk, c.last_seq FROM chat c WHERE ${IS_OWN} AND c.state <> 'ended'
   ORDER BY c.created_at LIMIT 1 FOR UPDATE`,
);
const KNOWN = named('chat-known-message')<[...Own, messageId: string]>(
  `SELECT m.seq FROM chat c JOIN chat_message m ON m.chat_id = c.id WHERE ${IS_OWN} AND m.id = $3`,
);
/** Where another tab has just begun one, it is that one. */
const BEGIN = named('chat-begin')<
  [...Own, id: string, desk: string, locale: string, name: string | null, now: Date]
>(
  `INSERT INTO chat (customer_id, session_id, id, desk, locale, name, state, created_at, changed_at)
   SELECT $1, $2, $3, $4, $5,
     coalesce($6, (SELECT trim(k.first_name || ' ' || k.last_name) FROM customer k WHERE k.id = $1), ''), 'waiting', $7, $7
   ON CONFLICT DO NOTHING`,
);
const APPEND = named('chat-append')<
  [chatId: string, messageId: string, agentId: string | null, words: string, now: Date]
>(
  `WITH moved AS (
     UPDATE chat SET last_seq = last_seq + 1, version = version + 1, changed_at = $5 WHERE id = $1 RETURNING last_seq)
   INSERT INTO chat_message (chat_id, seq, id, agent_id, words, at)
   SELECT $1, moved.last_seq, $2, $3, $4, $5 FROM moved RETURNING seq`,
);
const READ = named('chat-read')<[chatId: string, after: number]>(
  `SELECT seq, id, agent_id, words, at FROM chat_message WHERE chat_id = $1 AND seq > $2
   ORDER BY seq LIMIT ${CHAT_LIMITS.readAtOnce + 1}`,
);
const END_OWN = named('chat-end-own')<[...Own, now: Date]>(
  `UPDATE chat c SET state = 'ended', ended_by = 'shopper', version = c.version + 1, changed_at = $3
   WHERE ${IS_OWN} AND c.state <> 'ended' RETURNING c.id, c.desk`,
);
const WISH_TRANSCRIPT = named('chat-wish-transcript')<[...Own, email: string]>(
  `UPDATE chat c SET transcript_to = $3, version = c.version + 1
   WHERE c.id = (SELECT c.id FROM chat c WHERE ${IS_OWN} ORDER BY c.created_at DESC LIMIT 1)
     AND c.state = 'ended' AND ${HAS_TRANSCRIPT} RETURNING c.id`,
);
const STAMP = named('chat-stamp')<[id: string]>('SELECT version FROM chat WHERE id = $1');
const TELL = named('chat-tell')<[channel: string, chatId: string, desk: string]>(
  `SELECT pg_notify($1, $2) IS NULL AS "isTold!", pg_notify($1, $3) IS NULL AS "isDeskTold!"`,
);
const ADOPT = named('chat-adopt')<[customerId: string, sessionId: string]>(
  `UPDATE chat c SET customer_id = $1 WHERE c.customer_id IS NULL AND c.session_id = $2 AND (c.state = 'ended'
     OR NOT EXISTS (SELECT FROM chat o WHERE o.customer_id = $1 AND o.state <> 'ended'))`,
);
const SILENT = named('chats-silent')<[openBefore: Date, waitingBefore: Date, now: Date]>(
  `UPDATE chat SET state = 'ended', ended_by = 'silence', version = version + 1, changed_at = $3
   WHERE id IN (SELECT id FROM chat
     WHERE state <> 'ended' AND changed_at < CASE state WHEN 'open' THEN $1::timestamptz ELSE $2 END
     ORDER BY changed_at LIMIT 500 FOR UPDATE SKIP LOCKED) RETURNING id, desk`,
);
const TRANSCRIPT = named('chat-transcript')<[id: string]>(
  'SELECT transcript_to, locale, created_at, desk FROM chat WHERE id = $1',
);
const ALL = named('chat-all-messages')<[id: string]>(
  `SELECT m.words, m.at, a.first_name AS agent_name FROM chat_message m LEFT JOIN agent a ON a.id = m.agent_id
   WHERE m.chat_id = $1 ORDER BY m.seq`,
);
const OF_CUSTOMER = '(c.customer_id = $1 OR (c.customer_id IS NULL AND lower(c.transcript_to) = $2))';
type Of = [customerId: string, email: string | null];
const HELD = named('chats-held')<Of, { readonly entry: unknown }>(
  `SELECT jsonb_build_object('begun', c.created_at, 'name', c.name, 'transcript_to', c.transcript_to, 'messages',
     (SELECT jsonb_agg(jsonb_build_object('at', m.at, 'by', CASE WHEN m.agent_id IS NULL THEN 'you' ELSE 'adviser' END,
       'words', m.words) ORDER BY m.seq) FROM chat_message m WHERE m.chat_id = c.id)) AS "entry!"
   FROM chat c WHERE ${OF_CUSTOMER} ORDER BY c.created_at`,
);
const FORGET = named('chats-forget')<Of>(`DELETE FROM chat c WHERE ${OF_CUSTOMER}`);
const DROP = named('sweep-chats')<[before: Date, limit: number]>(
  `DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE state = 'ended' AND changed_at < $1
     ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);

/** The channel on which the database tells that something is new in a chat, or in the chats of a desk. */
export const CHAT_CHANNEL = 'chat';
export const deskKey = (desk: string): string => `desk ${desk}`;

export interface ChatKey {
  readonly id: string;
  readonly desk: string;
}
export type ChatMessageRow = RowOf<typeof READ>;

const ownValues = ({ customerId, sessionId }: Owner): Own => [customerId ?? null, sessionId ?? null];

/** The chat that somebody has, or the last one they had. */
export const lastOwnChat = (db: Queryable, owner: Owner) => db.first(LAST_OWN, ownValues(owner));

/** The chat that somebody has, locked. */
export const lockOwnChat = (transaction: Transaction, owner: Owner) =>
  transaction.first(LOCK_OWN, ownValues(owner));

/** The place of a message that was kept before: whoever sends it again has not heard so. */
export async function knownMessage(
  db: Queryable,
  owner: Owner,
  messageId: string,
): Promise<number | undefined> {
  return (await db.first(KNOWN, [...ownValues(owner), messageId]))?.seq;
}

export async function beginChat(
  transaction: Transaction,
  begun: {
    readonly id: string;
    readonly owner: Owner;
    readonly desk: string;
    readonly locale: string;
    readonly name: string | undefined;
  },
  now: Date,
): Promise<void> {
  const { id, owner, desk, locale, name } = begun;
  await transaction.all(BEGIN, [...ownValues(owner), id, desk, locale, name ?? null, now]);
}

/** Adds a message at the end; the chat is locked. Its place. */
export async function appendMessage(
  transaction: Transaction,
  message: {
    readonly chatId: string;
    readonly id: string;
    readonly agentId?: string;
    readonly words: string;
  },
  now: Date,
): Promise<number> {
  const { chatId, id, agentId, words } = message;
  return (await transaction.first(APPEND, [chatId, id, agentId ?? null, words, now]))?.seq ?? 0;
}

/** The messages of a chat from a place on, and whether there are more. Whose it is was asked before. */
export async function readMessages(db: Queryable, chatId: string, after: number) {
  const rows = await db.all(READ, [chatId, after]);
  return { rows: rows.slice(0, CHAT_LIMITS.readAtOnce), hasMore: rows.length > CHAT_LIMITS.readAtOnce };
}

/** Ends the chat that somebody has; undefined where they have none. */
export const endOwnChat = (transaction: Transaction, owner: Owner, now: Date) =>
  transaction.first(END_OWN, [...ownValues(owner), now]);

/** Notes where the transcript of the last chat goes; undefined where none may be sent, or one was. */
export const wishTranscript = (transaction: Transaction, owner: Owner, email: string) =>
  transaction.first(WISH_TRANSCRIPT, [...ownValues(owner), email]);

/** What changes with the chat. */
export async function chatStamp(db: Queryable, id: string): Promise<string> {
  return String((await db.first(STAMP, [id]))?.version ?? '');
}

/** Wakes both ends, once the transaction is kept. */
export async function tellChat(transaction: Transaction, { id, desk }: ChatKey): Promise<void> {
  await transaction.first(TELL, [CHAT_CHANNEL, id, deskKey(desk)]);
}

/** A guest's chats go to the customer that they turn out to be. */
export async function adoptGuestChats(
  transaction: Transaction,
  { customerId, guestId }: { readonly customerId: string; readonly guestId: string },
): Promise<void> {
  await transaction.all(ADOPT, [customerId, guestId]);
}

/** Ends chats in which nobody has written for long, and those that no agent took. */
export const endSilentChats = (
  transaction: Transaction,
  before: { readonly open: Date; readonly waiting: Date },
  now: Date,
): Promise<readonly ChatKey[]> => transaction.all(SILENT, [before.open, before.waiting, now]);

/** A chat whose transcript was asked for, with all that was said. */
export async function transcriptOf(db: Queryable, id: string) {
  const chat = await db.first(TRANSCRIPT, [id]);
  return chat && { ...chat, messages: await db.all(ALL, [id]) };
}

/** What an export says of the chats of a customer. */
export async function heldChats(db: Queryable, customerId: string, email: string | null) {
  return (await db.all(HELD, [customerId, email])).map(({ entry }) => entry);
}

export async function forgetChats(transaction: Transaction, customerId: string, email: string | null) {
  await transaction.all(FORGET, [customerId, email]);
}

/** Chats that ended longer ago than they are kept. */
export async function dropChats(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(DROP, [before, limit])).length;
}
