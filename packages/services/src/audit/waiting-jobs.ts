import type { Queryable } from '@vitrine/database';
import type { JobName } from '../jobs/index.ts';

/** The job queue's own table. Its states are ordered: what comes before `completed` is still to be done. */
const WAITING = `SELECT DISTINCT data ->> $2::text AS value FROM pgboss.job
  WHERE name = $1 AND state < 'completed' AND data ->> $2::text = ANY ($3::text[])`;

/** What of `found` no job waits for. `field`: the one of the job's data that names it. */
export async function withoutJob<Thing extends { readonly id: string }>(
  db: Queryable,
  found: readonly Thing[],
  job: { readonly name: JobName; readonly field: string; readonly nameOf?: (thing: Thing) => string },
): Promise<readonly Thing[]> {
  if (found.length === 0) return [];
  const { name, field, nameOf = ({ id }: Thing) => id } = job;
  const { rows } = await db.executeSql(WAITING, [name, field, found.map(nameOf)]);
  const waiting = new Set(rows.map(({ value }) => value));
  return found.filter((thing) => !waiting.has(nameOf(thing)));
}
