import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { connect, type Database, findRunning, newId } from '@vitrine/database';
import type { RunningShop } from '@vitrine/testing';

/** A private sale of the demo house, its category, and a piece of it. */
export const SALE = { id: 'soir', listing: '/eng-us/salon-soir', skuId: 'QS2051' } as const;
/** How long before the opening the guests begin to come, and how many pieces there are for them. */
export interface SalePlan {
  readonly guests: number;
  readonly opensInMs: number;
  readonly seats: number;
  readonly pieces: number;
}
/** A customer who is invited, in a session that was begun in the database. */
export interface Guest {
  readonly number: number;
  readonly token: string;
  readonly email: string;
}

const HOUR_MS = 3_600_000;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Does something in the database of a shop that runs; a restart ends every connection. */
export async function inDatabase<Value>(
  { dataFolder }: Pick<RunningShop, 'dataFolder'>,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  const connectionString = await findRunning(join(dataFolder, 'postgres'));
  if (connectionString === undefined) throw new Error('the database of the shop does not run');
  const db = connect({ connectionString, maxConnections: 1, statementTimeoutMs: 60_000 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Invites so many new customers to the sale, which is still to open, and puts so many pieces into it. */
export async function inviteGuests(db: Database, plan: SalePlan): Promise<readonly Guest[]> {
  const now = Date.now();
  const opensAt = new Date(now + plan.opensInMs);
  await db.executeSql(
    `UPDATE exclusive_sale SET room_opens_at = $2, opens_at = $3, closes_at = $4, seats = $5, visit_minutes = 5,
       pieces_per_customer = 1 WHERE id = $1`,
    [SALE.id, new Date(now - HOUR_MS), opensAt, new Date(now + 2 * HOUR_MS), plan.seats],
  );
  await db.executeSql(`UPDATE stock SET on_hand = reserved + $1 WHERE sku_id = $2 AND pool = 'ECO'`, [
    plan.pieces,
    SALE.skuId,
  ]);
  const guests = Array.from({ length: plan.guests }, (_, number) => ({
    number,
    token: randomBytes(32).toString('base64url'),
    email: `sale-${number}@guest.example`,
  }));
  const ids = guests.map(() => newId());
  const emails = guests.map(({ email }) => email);
  await db.executeSql(
    `INSERT INTO customer (id, login, email, first_name, last_name, locale, country, status, created_at)
     SELECT id, email, email, 'Sale', 'Guest', 'eng-us', 'US', 'active', now() FROM unnest($1::text[], $2::text[]) AS g (id, email)`,
    [ids, emails],
  );
  await db.executeSql(
    `INSERT INTO exclusive_entitlement (sale_id, customer_id) SELECT $1, unnest($2::text[])`,
    [SALE.id, ids],
  );
  await db.executeSql(
    `INSERT INTO session (id, kind, market, customer_id, access_hash, refresh_hash, usid_hash, access_expires_at, expires_at,
       created_at, refreshed_at)
     SELECT 's-' || id, 'customer', 'us', id, hash, 'r-' || hash, 'u-' || hash, $3, $3, now(), now()
     FROM unnest($1::text[], $2::text[]) AS g (id, hash)`,
    [ids, guests.map(({ token }) => hashOf(token)), new Date(now + 2 * HOUR_MS)],
  );
  return guests;
}
