import type { Locale } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { oneTimeById } from '../../one-time/index.ts';

/** What is still good of it, and unused. */
export async function goodOneTime(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  kind: Parameters<typeof oneTimeById>[1],
  id: string,
): ReturnType<typeof oneTimeById> {
  const row = await oneTimeById(db, kind, id);
  return row !== undefined && row.usedAt === null && row.expiresAt > clock.now() ? row : undefined;
}

/** A path of the shop with more in its query. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const written = new URLSearchParams(query).toString();
  return written === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${written}`;
}

const HOUR_SECONDS = 60 * 60;

/** Whole minutes up to an hour, then whole hours, as the language counts them. */
export function timeIn(seconds: number, { bcp47 }: Locale): string {
  const [value, unit] = seconds < HOUR_SECONDS ? [seconds / 60, 'minute'] : [seconds / HOUR_SECONDS, 'hour'];
  return new Intl.NumberFormat(bcp47, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
