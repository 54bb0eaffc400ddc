import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../connection/in-transaction.ts';
import type { Tables } from '../tables/tables.ts';

type Name = keyof Tables;
/** Rows of one table; all of them name the same columns. */
type Rows<Table extends Name> = readonly Insertable<Tables[Table]>[];

/** What to write, and what to do with rows whose key is there already. */
interface Insert {
  readonly table: Name;
  readonly rows: readonly object[];
  readonly conflict: RawBuilder<unknown>;
}

/** Writes rows over those with the same key; all others stay. */
export async function upsert<Table extends Name>(
  transaction: Transaction,
  table: Table,
  { key, rows }: { readonly key: readonly (string & keyof Tables[Table])[]; readonly rows: Rows<Table> },
): Promise<void> {
  const keys = new Set<string>(key);
  const rest = columnsOf(rows).filter((column) => !keys.has(column));
  const settings = rest.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const conflict = sql`ON CONFLICT (${columnList([...keys])}) DO UPDATE SET ${sql.join(settings)}`;
  await insert(transaction, { table, rows, conflict });
}

/** Makes the table hold exactly these rows. */
export async function replaceAll<Table extends Name>(
  transaction: Transaction,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)}`.execute(transaction.kysely);
  await insert(transaction, { table, rows, conflict: sql`` });
}

/** Writes the rows whose key is not there yet. */
export async function insertMissing<Table extends Name>(
  transaction: Transaction,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  await insert(transaction, { table, rows, conflict: sql`ON CONFLICT DO NOTHING` });
}

async function insert(transaction: Transaction, { table, rows, conflict }: Insert): Promise<void> {
  const columns = columnsOf(rows);
  if (columns.length === 0) return;
  const tuples = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return sql`(${sql.join(columns.map((column) => sql`${values.get(column)}`))})`;
  });
  await sql`INSERT INTO ${sql.table(table)} (${columnList(columns)}) VALUES ${sql.join(tuples)} ${conflict}`.execute(
    transaction.kysely,
  );
}

const columnsOf = (rows: readonly object[]): readonly string[] => Object.keys(rows[0] ?? {});

const columnList = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));
