import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../connection/in-transaction.ts';
import { columnOf } from '../../connection/statement.ts';
import type { TablePlan } from './table-plan.ts';

/** What happened to a row of a table, and to whose it is. */
export interface RowChange {
  readonly table: string;
  readonly change: 'added' | 'changed' | 'withdrawn';
  readonly kind: string;
  readonly id: string;
}

interface ReturnedRow {
  readonly owner: string;
  readonly added?: boolean;
}

/** Writes the planned rows that are new or differ; rows that are the same are not touched. */
export async function writeRows(transaction: Transaction, plan: TablePlan): Promise<readonly RowChange[]> {
  const columns = [...new Set(plan.rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return [];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<ReturnedRow>`
    INSERT INTO ${sql.table(plan.table)} AS was (${names})
    SELECT ${names} FROM ${recordsOf(plan, plan.rows)}
    ON CONFLICT (${sql.join(plan.key.map((column) => sql.ref(column)))}) ${onConflict(plan, columns)}
    RETURNING ${ownerOf(plan)} AS owner, (xmax = 0) AS added`.execute(transaction.kysely);
  return rows.map(({ owner, added = false }) => change(plan, owner, added ? 'added' : 'changed'));
}

/** Takes away the rows that the plan does not name, or marks them, unless they are frozen or still named. */
export async function writeOthers(transaction: Transaction, plan: TablePlan): Promise<readonly RowChange[]> {
  if (plan.others === 'stay' || plan.within?.ids.length === 0) return [];
  const was = sql.raw('was');
  const { rows } = await sql<ReturnedRow>`
    ${plan.others === 'go' ? sql`DELETE FROM ${sql.table(plan.table)} AS ${was}` : updating(plan, plan.others.become)}
    WHERE NOT EXISTS (SELECT FROM ${recordsOf(plan, plan.rows)} AS planned WHERE ${sameKey(plan, 'planned')})
      AND NOT EXISTS (SELECT FROM ${recordsOf(plan, plan.frozen)} AS frozen WHERE ${likeKey(plan)})
      ${sql.join(
        plan.heldBy.map(({ table, column }) => held(table, column, plan)),
        sql` `,
      )}
      ${plan.others === 'go' ? sql`` : sql`AND ${differs(plan.others.become)}`}
      ${withinOf(plan)}
    RETURNING ${ownerOf(plan)} AS owner`.execute(transaction.kysely);
  return rows.map(({ owner }) => change(plan, owner, 'withdrawn'));
}

const change = ({ table, owner: { kind } }: TablePlan, id: string, what: RowChange['change']): RowChange => ({
  table,
  change: what,
  kind,
  id,
});

/** One parameter, however many rows; PostgreSQL gives every value the type of its column. */
function recordsOf({ table }: TablePlan, rows: readonly object[]): RawBuilder<unknown> {
  const names = new Map(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => [key, columnOf(key)] as const),
  );
  const records = rows.map((row) => {
    const record: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(row)) record[names.get(key) ?? key] = value;
    return record;
  });
  return sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`;
}

/** Only rows that differ are written, so that what is returned is what changed. */
function onConflict({ ruling, key }: TablePlan, columns: readonly string[]): RawBuilder<unknown> {
  const rest = columns.filter((column) => !key.includes(column));
  if (ruling === 'database' || rest.length === 0) return sql`DO NOTHING`;
  const settings = rest.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const old = rest.map((column) => sql`was.${sql.ref(column)}`);
  const fresh = rest.map((column) => sql`excluded.${sql.ref(column)}`);
  return sql`DO UPDATE SET ${sql.join(settings)} WHERE (${sql.join(old)}) IS DISTINCT FROM (${sql.join(fresh)})`;
}

function updating({ table }: TablePlan, values: object): RawBuilder<unknown> {
  const settings = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`UPDATE ${sql.table(table)} AS was SET ${sql.join(settings)}`;
}

function differs(values: object): RawBuilder<unknown> {
  const entries = Object.entries(values);
  const columns = entries.map(([column]) => sql`was.${sql.ref(column)}`);
  return sql`(${sql.join(columns)}) IS DISTINCT FROM (${sql.join(entries.map(([, value]) => sql`${value}`))})`;
}

function sameKey({ key }: TablePlan, other: string): RawBuilder<unknown> {
  return sql.join(
    key.map((column) => sql`${sql.ref(`${other}.${column}`)} = was.${sql.ref(column)}`),
    sql` AND `,
  );
}

/** A frozen key says only some of its columns; the others may be anything. */
function likeKey({ key }: TablePlan): RawBuilder<unknown> {
  return sql.join(
    key.map(
      (column) =>
        sql`(frozen.${sql.ref(column)} IS NULL OR frozen.${sql.ref(column)} = was.${sql.ref(column)})`,
    ),
    sql` AND `,
  );
}

function withinOf({ within }: TablePlan): RawBuilder<unknown> {
  return within === undefined
    ? sql``
    : sql`AND ${sql.ref(`was.${within.column}`)} = ANY (${within.ids}::text[])`;
}

function held(table: string, column: string, { key }: TablePlan): RawBuilder<unknown> {
  const [id = ''] = key;
  return sql`AND NOT EXISTS (SELECT FROM ${sql.table(table)} AS holder WHERE holder.${sql.ref(column)} = was.${sql.ref(id)})`;
}

function ownerOf({ owner: { columns } }: TablePlan): RawBuilder<unknown> {
  return sql`concat_ws('/', ${sql.join(columns.map((column) => sql`was.${sql.ref(column)}`))})`;
}
