import type { StrangerLimits, UseLimit } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { countUses, giveBackUses, secondsLeft, useDigest } from './counted-use.store.ts';
import { networkOf } from './network-of.ts';

/** One thing that may be done so often: by whom, or about whom. */
export interface LimitedUse extends UseLimit {
  /** What is done, `password_reset by address`: limits of different names count apart. */
  readonly what: string;
  /** The login, number or network (`networkOf`) that may do it so often. */
  readonly subject: string;
}

/**
 * Counts a use of everything that it is limited by; seconds to wait when one of them is used up, undefined when it may go on.
 * The database counts, for every process and over restarts, and whoever is known is counted as whoever is not.
 */
export async function limitUses(
  { db, clock, config: { tokenKey } }: Pick<ServiceDeps, 'db' | 'clock' | 'config'>,
  uses: readonly LimitedUse[],
): Promise<number | undefined> {
  const now = clock.now();
  const limits = uses.map(({ what, subject, max, windowSeconds }) => ({
    key: keyOf(tokenKey, { what, subject }),
    max,
    seconds: windowSeconds,
  }));
  const rows = await countUses(db, limits, now);
  const waits = rows
    .filter((row) => row.uses > (limits.find(({ key }) => key === row.key)?.max ?? 0))
    .map((row) => secondsLeft(row, now));
  return waits.length === 0 ? undefined : Math.max(...waits);
}

/** After a try that was right: it was none against the limits. */
export async function forgiveUses(
  { db, config: { tokenKey } }: Pick<ServiceDeps, 'db' | 'config'>,
  uses: readonly LimitedUse[],
): Promise<void> {
  await giveBackUses(
    db,
    uses.map((use) => keyOf(tokenKey, use)),
  );
}

const keyOf = (tokenKey: string, { what, subject }: Pick<LimitedUse, 'what' | 'subject'>): string =>
  useDigest(tokenKey, `${what}\n${subject}`);

/** What a stranger does about a login or a number, from the address of a request. */
export function strangersUse(
  what: string,
  { address, subject }: { readonly address: string; readonly subject: string },
  limits: StrangerLimits,
): readonly LimitedUse[] {
  return [
    { what: `${what} by network`, subject: networkOf(address), ...limits.perNetwork },
    { what: `${what} by subject`, subject, ...limits.perSubject },
  ];
}
