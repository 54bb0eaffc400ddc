import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { Owner, TicketFileType, TicketState, TicketTopic } from '@vitrine/domain';

type Values = readonly [
  id: string,
  number: string,
  desk: string,
  locale: string,
  customerId: string | null,
  sessionId: string | null,
  firstName: string,
  lastName: string,
  email: string,
  topic: TicketTopic,
  reference: string | null,
  message: string,
  now: Date,
];
const ADD = named('ticket-add')<Values>(
  `INSERT INTO ticket (id, number, desk, locale, customer_id, session_id, first_name, last_name, email, topic, reference,
     message, created_at, changed_at, state)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, 'open')`,
);
/** The one rule of whose ticket it is; the desk has it once an agent took it. */
const LOCK_OWN = named('ticket-lock-own')<[customerId: string | null, sessionId: string | null, id: string]>(
  `SELECT t.id, (SELECT count(*)::int FROM ticket_file f WHERE f.ticket_id = t.id) AS "files!"
   FROM ticket t
   WHERE t.id = $3 AND t.state = 'open'
     AND (t.customer_id = $1 OR (t.customer_id IS NULL AND t.session_id = $2)) FOR UPDATE`,
);
const ADD_FILE = named('ticket-file-add')<
  [ticketId: string, place: number, type: TicketFileType, sealed: Buffer]
>('INSERT INTO ticket_file (ticket_id, place, type, sealed) VALUES ($1, $2, $3, $4)');
const FIND_FILE = named('ticket-file-find')<[desks: readonly string[], ticketId: string, place: number]>(
  `SELECT f.type, f.sealed FROM ticket t JOIN ticket_file f ON f.ticket_id = t.id
   WHERE t.desk = ANY ($1) AND t.id = $2 AND f.place = $3`,
);

/** More than a desk answers in a day. */
const MOST = 60;
const COLUMNS = `t.id, t.number, t.desk, t.locale, t.first_name, t.last_name, t.email, t.topic, t.reference, t.message, t.state,
     t.agent_id, t.created_at, a.first_name AS agent_first_name, a.last_name AS agent_last_name,
     ARRAY (SELECT f.place FROM ticket_file f WHERE f.ticket_id = t.id ORDER BY f.place) AS "places!",
     ARRAY (SELECT f.type FROM ticket_file f WHERE f.ticket_id = t.id ORDER BY f.place) AS "types!",
     ARRAY (SELECT w.words FROM ticket_answer w WHERE w.ticket_id = t.id ORDER BY w.created_at, w.id) AS "answers!"`;
const WAITING = named('tickets-waiting')<[desks: readonly string[]]>(
  `SELECT ${COLUMNS} FROM ticket t LEFT JOIN agent a ON a.id = t.agent_id
   WHERE t.desk = ANY ($1) AND t.state IN ('open', 'taken') ORDER BY t.created_at, t.id LIMIT ${MOST}`,
);
const DONE = named('tickets-done')<[desks: readonly string[], from: Date]>(
  `SELECT ${COLUMNS} FROM ticket t LEFT JOIN agent a ON a.id = t.agent_id
   WHERE t.desk = ANY ($1) AND t.state IN ('answered', 'closed') AND t.changed_at >= $2
   ORDER BY t.changed_at DESC, t.id LIMIT 20`,
);
const LOCK = named('ticket-lock')<[desks: readonly string[], id: string]>(
  'SELECT state, agent_id FROM ticket WHERE desk = ANY ($1) AND id = $2 FOR UPDATE',
);
const MOVE = named('ticket-move')<[id: string, state: TicketState, agentId: string | null, now: Date]>(
  'UPDATE ticket SET state = $2, agent_id = $3, changed_at = $4 WHERE id = $1',
);
const ANSWER = named('ticket-answer')<
  [id: string, ticketId: string, agentId: string, words: string, now: Date]
>('INSERT INTO ticket_answer (id, ticket_id, agent_id, words, created_at) VALUES ($1, $2, $3, $4, $5)');
const TO_ACKNOWLEDGE = named('ticket-to-acknowledge')<[id: string]>(
  'SELECT number, email, locale FROM ticket WHERE id = $1',
);
const TO_SEND = named('ticket-answer-to-send')<[answerId: string]>(
  `SELECT t.number, t.email, t.locale, w.words, a.first_name AS agent_name
   FROM ticket_answer w JOIN ticket t ON t.id = w.ticket_id JOIN agent a ON a.id = w.agent_id WHERE w.id = $1`,
);
/** Those of a customer, and what was written without an account under their address. */
const OF_CUSTOMER = `(t.customer_id = $1 OR (t.customer_id IS NULL AND lower(t.email) = $2))`;
type Of = [customerId: string, email: string | null];
const HELD = named('tickets-held')<Of, { readonly entry: unknown }>(
  `SELECT (to_jsonb(t) - ARRAY['customer_id', 'session_id', 'agent_id', 'desk']) || jsonb_build_object('answers',
     (SELECT jsonb_agg(jsonb_build_object('at', w.created_at, 'words', w.words) ORDER BY w.created_at)
      FROM ticket_answer w WHERE w.ticket_id = t.id)) AS "entry!"
   FROM ticket t WHERE ${OF_CUSTOMER} ORDER BY t.created_at`,
);
const FORGET = named('tickets-forget')<Of>(`DELETE FROM ticket t WHERE ${OF_CUSTOMER}`);
const DROP = named('sweep-tickets')<[before: Date, limit: number]>(
  `DELETE FROM ticket WHERE id IN (
     SELECT id FROM ticket WHERE changed_at < $1 ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);

/** A ticket as it is written down. */
interface WrittenTicket {
  readonly id: string;
  readonly number: string;
  readonly desk: string;
  readonly locale: string;
  readonly owner: Owner;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly topic: TicketTopic;
  readonly reference: string | undefined;
  readonly message: string;
}
export type DeskTicketRow = RowOf<typeof WAITING>;

export async function addTicket(transaction: Transaction, ticket: WrittenTicket, now: Date): Promise<void> {
  const { id, number, desk, locale, owner, firstName, lastName, email, topic, reference, message } = ticket;
  await transaction.all(ADD, [
    ...([id, number, desk, locale, owner.customerId ?? null, owner.sessionId ?? null] as const),
    ...([firstName, lastName, email, topic, reference ?? null, message, now] as const),
  ]);
}

/** How many files a ticket of an owner has, which is locked; undefined where it is another's, or the desk has it by now. */
export async function lockOwnTicket(
  transaction: Transaction,
  { customerId, sessionId }: Owner,
  id: string,
): Promise<number | undefined> {
  return (await transaction.first(LOCK_OWN, [customerId ?? null, sessionId ?? null, id]))?.files;
}

export async function addTicketFile(
  transaction: Transaction,
  file: {
    readonly ticketId: string;
    readonly place: number;
    readonly type: TicketFileType;
    readonly sealed: Buffer;
  },
): Promise<void> {
  await transaction.all(ADD_FILE, [file.ticketId, file.place, file.type, file.sealed]);
}

export const findTicketFile = (
  db: Queryable,
  desks: readonly string[],
  { id, place }: { readonly id: string; readonly place: number },
) => db.first(FIND_FILE, [desks, id, place]);

/** What waits for some desks, the oldest first, then what was done from a moment on. */
export async function ticketsOfDesks(
  db: Queryable,
  desks: readonly string[],
  from: Date,
): Promise<readonly DeskTicketRow[]> {
  const [waiting, done] = await Promise.all([db.all(WAITING, [desks]), db.all(DONE, [desks, from])]);
  return [...waiting, ...done];
}

/** A ticket of some desks, locked; undefined where they have no such one. */
export const lockTicket = (transaction: Transaction, desks: readonly string[], id: string) =>
  transaction.first(LOCK, [desks, id]);

export async function moveTicket(
  transaction: Transaction,
  id: string,
  moved: { readonly state: TicketState; readonly agentId: string | undefined; readonly now: Date },
): Promise<void> {
  await transaction.all(MOVE, [id, moved.state, moved.agentId ?? null, moved.now]);
}

export async function addTicketAnswer(
  transaction: Transaction,
  answer: {
    readonly id: string;
    readonly ticketId: string;
    readonly agentId: string;
    readonly words: string;
  },
  now: Date,
): Promise<void> {
  await transaction.all(ANSWER, [answer.id, answer.ticketId, answer.agentId, answer.words, now]);
}

export const ticketToAcknowledge = (db: Queryable, id: string) => db.first(TO_ACKNOWLEDGE, [id]);

export const answerToSend = (db: Queryable, answerId: string) => db.first(TO_SEND, [answerId]);

/** What an export says of the tickets of a customer; their files are their own. */
export async function heldTickets(db: Queryable, customerId: string, email: string | null) {
  return (await db.all(HELD, [customerId, email])).map(({ entry }) => entry);
}

/** Forgets them with the account, files and answers with them. */
export async function forgetTickets(transaction: Transaction, customerId: string, email: string | null) {
  await transaction.all(FORGET, [customerId, email]);
}

/** Tickets in which nothing has changed for longer than they are kept. */
export async function dropTickets(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(DROP, [before, limit])).length;
}
