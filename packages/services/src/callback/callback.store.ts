import { named, type Queryable, type Transaction } from '@vitrine/database';
import type { CallbackTopic } from '@vitrine/domain';

const TAKEN = named('callback-slots-taken')<[desk: string, from: Date]>(
  'SELECT starts_at, taken FROM callback_slot WHERE desk = $1 AND starts_at >= $2 AND taken > 0',
);
/** Whoever comes at the same time waits for the row, and then counts it as the other has left it. */
const TAKE = named('callback-slot-take')<[desk: string, startsAt: Date, capacity: number]>(
  `INSERT INTO callback_slot AS s (desk, starts_at, taken) VALUES ($1, $2, 1)
   ON CONFLICT (desk, starts_at) DO UPDATE SET taken = s.taken + 1 WHERE s.taken < $3 RETURNING s.taken`,
);
type Values = readonly [
  id: string,
  desk: string,
  startsAt: Date,
  endsAt: Date,
  phone: string,
  name: string | null,
  topic: CallbackTopic,
  skuId: string | null,
  locale: string,
  now: Date,
];
const INSERT = named('callback-insert')<Values>(
  `INSERT INTO callback (id, desk, starts_at, ends_at, phone, name, topic, sku_id, locale, state, created_at, changed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'asked', $10, $10)`,
);
const HELD = named('callbacks-held')<[phone: string | null], { readonly entry: unknown }>(
  `SELECT to_jsonb(c) - 'agent_id' AS "entry!" FROM callback c WHERE phone = $1`,
);
/** The place of one that is to come is free again. */
const FORGET = named('callbacks-forget')<[phone: string | null, now: Date]>(
  `WITH gone AS (DELETE FROM callback WHERE phone = $1 RETURNING desk, starts_at),
   places AS (SELECT desk, starts_at, count(*)::int AS count FROM gone WHERE starts_at > $2 GROUP BY desk, starts_at)
   UPDATE callback_slot s SET taken = s.taken - p.count FROM places p
   WHERE s.desk = p.desk AND s.starts_at = p.starts_at`,
);
const DROP = named('sweep-callbacks')<[before: Date, limit: number]>(
  `DELETE FROM callback WHERE id IN (
     SELECT id FROM callback WHERE ends_at < $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);
const DROP_SLOTS = named('sweep-callback-slots')<[before: Date, limit: number]>(
  `DELETE FROM callback_slot WHERE (desk, starts_at) IN (
     SELECT desk, starts_at FROM callback_slot WHERE starts_at < $1
     ORDER BY starts_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING desk AS id`,
);

/** How many call-backs a desk has in each half hour from a moment on, by its milliseconds. */
export async function takenCallbacks(
  db: Queryable,
  desk: string,
  from: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.all(TAKEN, [desk, from]);
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken]));
}

/** Takes a place in a half hour; false where it is full. */
export async function takeCallback(
  transaction: Transaction,
  { desk, startsAt }: { readonly desk: string; readonly startsAt: Date },
  capacity: number,
): Promise<boolean> {
  return (await transaction.first(TAKE, [desk, startsAt, capacity])) !== undefined;
}

/** A call-back as it is written down. */
interface AskedCallback {
  readonly id: string;
  readonly desk: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly phone: string;
  readonly name: string | undefined;
  readonly topic: CallbackTopic;
  readonly skuId: string | undefined;
  readonly locale: string;
}

export async function addCallback(transaction: Transaction, asked: AskedCallback, now: Date): Promise<void> {
  const { id, desk, startsAt, endsAt, phone, name, topic, skuId, locale } = asked;
  const values = [
    id,
    desk,
    startsAt,
    endsAt,
    phone,
    name ?? null,
    topic,
    skuId ?? null,
    locale,
    now,
  ] as const;
  await transaction.all(INSERT, values);
}

/** What an export says of the call-backs that were asked for under a customer's number. */
export async function heldCallbacks(db: Queryable, phone: string | null) {
  return (await db.all(HELD, [phone])).map(({ entry }) => entry);
}

/** Forgets them with the account. */
export async function forgetCallbacks(
  transaction: Transaction,
  phone: string | null,
  now: Date,
): Promise<void> {
  await transaction.all(FORGET, [phone, now]);
}

/** Call-backs that are over for longer than numbers and names are kept. */
export async function dropCallbacks(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(DROP, [before, limit])).length;
}

/** How often half hours were asked for that are over. */
export async function dropCallbackSlots(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(DROP_SLOTS, [before, limit])).length;
}
