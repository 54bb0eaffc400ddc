import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { ChatState } from '@vitrine/domain';

const NOTE_PRESENCE = named('desk-presence-note')<[agentId: string, desks: readonly string[], now: Date]>(
  `INSERT INTO desk_presence (agent_id, desks, seen_at) VALUES ($1, $2, $3)
   ON CONFLICT (agent_id) DO UPDATE SET desks = excluded.desks, seen_at = excluded.seen_at`,
);
const IS_STAFFED = named('desk-is-staffed')<[desk: string, from: Date]>(
  `SELECT EXISTS (SELECT FROM desk_presence p JOIN agent a ON a.id = p.agent_id AND a.active
     WHERE $1 = ANY (p.desks) AND p.seen_at >= $2) AS "isStaffed!"`,
);
const DESK_STAMP = named('desk-stamp')<[desks: readonly string[]]>(
  `SELECT count(*)::int AS "count!", coalesce(sum(version), 0)::int AS "sum!" FROM chat
   WHERE desk = ANY ($1) AND state <> 'ended'`,
);
const COLUMNS = `c.id, c.state, c.name, c.customer_id, c.locale, c.created_at, c.agent_id, c.last_seq, a.first_name AS agent_name`;
/** More than a desk answers at once. */
const OF_DESKS = named('chats-of-desks')<[desks: readonly string[]]>(
  `SELECT ${COLUMNS}, coalesce((SELECT m.words FROM chat_message m WHERE m.chat_id = c.id AND m.seq = c.last_seq), '')
     AS "lastWords!"
   FROM chat c LEFT JOIN agent a ON a.id = c.agent_id
   WHERE c.desk = ANY ($1) AND c.state <> 'ended' ORDER BY c.created_at, c.id LIMIT 200`,
);
const OF_DESK = named('chat-of-desk')<[desks: readonly string[], id: string]>(
  `SELECT ${COLUMNS} FROM chat c LEFT JOIN agent a ON a.id = c.agent_id WHERE c.desk = ANY ($1) AND c.id = $2`,
);
const LOCK = named('chat-lock')<[desks: readonly string[], id: string]>(
  'SELECT id, desk, state, agent_id, last_seq FROM chat WHERE desk = ANY ($1) AND id = $2 FOR UPDATE',
);
const KNOWN = named('chat-known-answer')<[chatId: string, messageId: string]>(
  'SELECT seq FROM chat_message WHERE chat_id = $1 AND id = $2',
);
const MOVE = named('chat-move')<[id: string, state: ChatState, agentId: string | null, now: Date]>(
  `UPDATE chat SET state = $2, agent_id = $3, ended_by = CASE $2 WHEN 'ended' THEN 'agent' END, version = version + 1,
     changed_at = $4 WHERE id = $1`,
);

export type DeskChatRow = RowOf<typeof OF_DESK>;

/** An agent's page says that they are at work. */
export async function noteAtWork(
  db: Queryable,
  { agentId, desks }: { readonly agentId: string; readonly desks: readonly string[] },
  now: Date,
): Promise<void> {
  await db.all(NOTE_PRESENCE, [agentId, desks, now]);
}

/** Whether an agent who answers for a desk was at work after a moment. */
export async function isStaffedSince(db: Queryable, desk: string, from: Date): Promise<boolean> {
  return (await db.first(IS_STAFFED, [desk, from]))?.isStaffed === true;
}

/** What changes with the chats of some desks. */
export async function deskStamp(db: Queryable, desks: readonly string[]): Promise<string> {
  const row = await db.first(DESK_STAMP, [desks]);
  return `${row?.count ?? 0}.${row?.sum ?? 0}`;
}

/** The chats of some desks that have not ended, the oldest first. */
export const chatsOfDesks = (db: Queryable, desks: readonly string[]) => db.all(OF_DESKS, [desks]);

export const chatOfDesk = (db: Queryable, desks: readonly string[], id: string) =>
  db.first(OF_DESK, [desks, id]);

/** A chat of some desks, locked. */
export const lockDeskChat = (transaction: Transaction, desks: readonly string[], id: string) =>
  transaction.first(LOCK, [desks, id]);

/** The place of a message that was kept before. */
export async function knownAnswer(
  transaction: Transaction,
  chatId: string,
  messageId: string,
): Promise<number | undefined> {
  return (await transaction.first(KNOWN, [chatId, messageId]))?.seq;
}

export async function moveChat(
  transaction: Transaction,
  id: string,
  moved: { readonly state: ChatState; readonly agentId: string | undefined; readonly now: Date },
): Promise<void> {
  await transaction.all(MOVE, [id, moved.state, moved.agentId ?? null, moved.now]);
}
