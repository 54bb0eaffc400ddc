import { createHmac } from 'node:crypto';
import { named, type Queryable } from '@vitrine/database';
import type { SignInLimits } from '@vitrine/domain';

interface AttemptRow {
  readonly key: string;
  readonly attempts: number;
  readonly ends_at: Date;
}
export interface SignInAttempt {
  readonly login: string;
  readonly address: string;
  readonly now: Date;
  /** Known to the shop's processes alone: network addresses are few enough to be found out from a plain digest. */
  readonly key: string;
}

/** Counts before the password is looked at, so that rivals cannot all slip through below the limit. */
const COUNT = named<[keys: readonly string[], now: Date, endsAt: Date], AttemptRow>(
  'sign-in-attempt-count',
  `WITH swept AS (
     DELETE FROM sign_in_attempt WHERE key IN (
       SELECT key FROM sign_in_attempt WHERE ends_at <= $2 AND key <> ALL ($1::text[])
       LIMIT 10 FOR UPDATE SKIP LOCKED)
   )
   INSERT INTO sign_in_attempt AS known (key, attempts, ends_at)
   SELECT key, 1, $3 FROM unnest($1::text[]) AS wanted (key) ORDER BY key
   ON CONFLICT (key) DO UPDATE SET
     attempts = CASE WHEN known.ends_at <= $2 THEN 1 ELSE known.attempts + 1 END,
     ends_at = CASE WHEN known.ends_at <= $2 THEN excluded.ends_at ELSE known.ends_at END
   RETURNING key, attempts, ends_at`,
);
const FORGET = named<[loginKey: string], never>(
  'sign-in-attempt-forget',
  `DELETE FROM sign_in_attempt WHERE key = $1`,
);
const GIVE_BACK = named<[addressKey: string], never>(
  'sign-in-attempt-give-back',
  `UPDATE sign_in_attempt SET attempts = attempts - 1 WHERE key = $1 AND attempts > 0`,
);

/**
 * [R7.032] Counts an attempt. Seconds to wait when the login at this address, or the address, has used up its
 * attempts; undefined when this one may go on. Known and unknown logins are counted alike.
 */
export async function countAttempt(
  db: Queryable,
  attempt: SignInAttempt,
  limits: SignInLimits,
): Promise<number | undefined> {
  const { byLogin, byAddress } = keysOf(attempt);
  const endsAt = new Date(attempt.now.getTime() + limits.windowSeconds * 1000);
  const rows = await db.all(COUNT, [[byLogin, byAddress], attempt.now, endsAt]);
  const spent = rows.filter(
    ({ key, attempts }) => attempts > (key === byLogin ? limits.perLoginAndAddress : limits.perAddress),
  );
  if (spent.length === 0) return undefined;
  return Math.max(...spent.map((row) => (row.ends_at.getTime() - attempt.now.getTime()) / 1000));
}

/** After a success: the login's failures are forgotten, and the address has not failed this time. */
export async function forgetAttempts(db: Queryable, attempt: SignInAttempt): Promise<void> {
  const { byLogin, byAddress } = keysOf(attempt);
  await db.all(FORGET, [byLogin]);
  await db.all(GIVE_BACK, [byAddress]);
}

function keysOf(attempt: SignInAttempt): { readonly byLogin: string; readonly byAddress: string } {
  const { login, address, key } = attempt;
  const digest = (text: string): string => createHmac('sha256', key).update(`sign-in\n${text}`).digest('hex');
  return { byLogin: digest(`login\n${address}\n${login}`), byAddress: digest(`address\n${address}`) };
}
