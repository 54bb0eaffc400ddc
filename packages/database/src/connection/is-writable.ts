import type { Queryable } from './queryable.ts';
import { named } from './statement.ts';

/** Named, as the statements of the calls are: a pooler that breaks those breaks this one, too. */
const IS_WRITABLE = named('is-writable')<[]>(
  `SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS "is_writable!"`,
);

/** Whether the server takes changes; false of a copy, and of one that was made read-only. */
export async function isWritable(db: Queryable): Promise<boolean> {
  return (await db.first(IS_WRITABLE, []))?.isWritable === true;
}
