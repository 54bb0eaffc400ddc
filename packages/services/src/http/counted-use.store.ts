import { createHmac } from 'node:crypto';
import { named, type Queryable, type RowOf } from '@vitrine/database';

/** Counts before anything is done, so that uses at the same time cannot all pass below the limit. */
const COUNT = named('counted-use-count')<
  [keys: readonly string[], now: Date, seconds: readonly number[]]
>(`WITH swept AS (
     DELETE FROM counted_use WHERE key IN (
       SELECT key FROM counted_use WHERE ends_at <= $2 AND key <> ALL ($1::text[])
       LIMIT 10 FOR UPDATE SKIP LOCKED)
   )
   INSERT INTO counted_use AS known (key, uses, ends_at)
   SELECT key, 1, $2::timestamptz + seconds * interval '1 second'
     FROM unnest($1::text[], $3::int[]) AS wanted (key, seconds) ORDER BY key
   ON CONFLICT (key) DO UPDATE SET
     uses = CASE WHEN known.ends_at <= $2 THEN 1 ELSE known.uses + 1 END,
     ends_at = CASE WHEN known.ends_at <= $2 THEN excluded.ends_at ELSE known.ends_at END
   RETURNING key, uses, ends_at`);

const GIVE_BACK = named('counted-use-give-back')<[keys: readonly string[]]>(
  `UPDATE counted_use SET uses = uses - 1 WHERE key = ANY ($1::text[]) AND uses > 0`,
);

export type CountedUse = RowOf<typeof COUNT>;

/** Keys are digests (`useDigest`); `seconds`: how long the first use of each is counted. */
export async function countUses(
  db: Queryable,
  counted: readonly { readonly key: string; readonly seconds: number }[],
  now: Date,
): Promise<readonly CountedUse[]> {
  const keys = counted.map(({ key }) => key);
  return db.all(COUNT, [keys, now, counted.map(({ seconds }) => seconds)]);
}

/** Of what was counted and turned out to be none of what is limited. */
export async function giveBackUses(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.all(GIVE_BACK, [keys]);
}

/**
 * What stands for a use in the database. Keyed: logins are known, and network addresses few enough to be found out from a
 * plain digest.
 */
export function useDigest(tokenKey: string, text: string): string {
  return createHmac('sha256', tokenKey).update(text).digest('hex');
}

export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

export function secondsLeft({ endsAt }: Pick<CountedUse, 'endsAt'>, now: Date): number {
  return (endsAt.getTime() - now.getTime()) / 1000;
}
