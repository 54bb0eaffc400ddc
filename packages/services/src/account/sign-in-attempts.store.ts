import { named, type Queryable } from '@vitrine/database';
import type { SignInLimits } from '@vitrine/domain';
import { countUses, giveBackUses, secondsAfter, secondsLeft, useDigest } from '../http/counted-use.store.ts';

export interface SignInAttempt {
  readonly login: string;
  /** The network it comes from, as `networkOf` says it. */
  readonly network: string;
  /** The device that the account's owner has signed in from before. */
  readonly device: string | undefined;
  readonly now: Date;
  /** Known to the shop's processes alone: network addresses are few enough to be found out from a plain digest. */
  readonly key: string;
}

/** Every failure that is still let through puts the end off, so that no hour at all holds more than `max` of them. */
const COUNT_FOR_ACCOUNT = named('sign-in-attempt-count-for-account')<
  [key: string, now: Date, endsAt: Date, max: number]
>(`INSERT INTO counted_use AS known (key, uses, ends_at) VALUES ($1, 1, $3)
   ON CONFLICT (key) DO UPDATE SET
     uses = CASE WHEN known.ends_at <= $2 THEN 1 ELSE known.uses + 1 END,
     ends_at = CASE WHEN known.ends_at > $2 AND known.uses >= $4 THEN known.ends_at ELSE excluded.ends_at END
   RETURNING key, uses, ends_at`);
const FORGET = named('sign-in-attempt-forget')<[key: string]>(`DELETE FROM counted_use WHERE key = $1`);

/**
 * [R7.032] Counts an attempt. Seconds to wait when the login at this address, the address, or the account has used up
 * its attempts; undefined when this one may go on. Known and unknown logins are counted alike. A remembered device has
 * attempts of its own, so that strangers cannot use up those of the account's owner.
 */
export async function countAttempt(
  db: Queryable,
  attempt: SignInAttempt,
  limits: SignInLimits,
): Promise<number | undefined> {
  const { now } = attempt;
  const keys = keysOf(attempt);
  const counted = keys.byDevice === undefined ? [keys.byLogin, keys.byAddress] : [keys.byDevice];
  const seconds = limits.windowSeconds;
  const rows = await countUses(
    db,
    counted.map((key) => ({ key, seconds })),
    now,
  );
  const spent = rows.filter(
    ({ key, uses }) => uses > (key === keys.byAddress ? limits.perAddress : limits.perLoginAndAddress),
  );
  if (spent.length > 0) return Math.max(...spent.map((row) => secondsLeft(row, now)));
  return keys.byDevice === undefined ? countForAccount(db, { key: keys.byAccount, now }, limits) : undefined;
}

/** Only what no narrower limit refuses is counted: one address alone cannot use up an account. */
async function countForAccount(
  db: Queryable,
  { key, now }: { readonly key: string; readonly now: Date },
  limits: SignInLimits,
): Promise<number | undefined> {
  const endsAt = secondsAfter(now, limits.accountWindowSeconds);
  const row = await db.first(COUNT_FOR_ACCOUNT, [key, now, endsAt, limits.perAccount]);
  return row !== undefined && row.uses > limits.perAccount ? secondsLeft(row, now) : undefined;
}

/** After a success: the login's failures are forgotten; address and account have not failed this time. */
export async function forgetAttempts(db: Queryable, attempt: SignInAttempt): Promise<void> {
  const { byDevice, byLogin, byAddress, byAccount } = keysOf(attempt);
  await db.all(FORGET, [byDevice ?? byLogin]);
  if (byDevice === undefined) await giveBackUses(db, [byAddress, byAccount]);
}

/** After a try whose password nobody looked at, because too many waited: it was no failure. */
export async function giveBackAttempt(db: Queryable, attempt: SignInAttempt): Promise<void> {
  const { byDevice, byLogin, byAddress, byAccount } = keysOf(attempt);
  await giveBackUses(db, byDevice === undefined ? [byLogin, byAddress, byAccount] : [byDevice]);
}

/** What stands for an account in the log: without the key nobody can find the login that belongs to it. */
export function accountDigest(key: string, login: string): string {
  return digest(key, `log\n${login}`).slice(0, 24);
}

interface Keys {
  readonly byDevice: string | undefined;
  readonly byLogin: string;
  readonly byAddress: string;
  readonly byAccount: string;
}

function keysOf({ login, network, device, key }: SignInAttempt): Keys {
  const ofText = (text: string): string => digest(key, text);
  return {
    byDevice: device === undefined ? undefined : ofText(`device\n${device}\n${login}`),
    byLogin: ofText(`login\n${network}\n${login}`),
    byAddress: ofText(`address\n${network}`),
    byAccount: ofText(`account\n${login}`),
  };
}

function digest(key: string, text: string): string {
  return useDigest(key, `sign-in\n${text}`);
}
