import type { Database } from '@vitrine/database';

/** A column of a table as the database has it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  /** PostgreSQL's name of the type, such as `text` or `_text` for a list of them. */
  readonly type: string;
  readonly notNull: boolean;
  /** May be left out on insert. */
  readonly hasDefault: boolean;
  /** The database computes it; nobody writes it. */
  readonly isGenerated: boolean;
  /** The texts that a check allows; empty where none does. */
  readonly allowed: readonly string[];
}

export interface Schema {
  /** Every column of the public tables, by table and place. */
  readonly columns: readonly Column[];
  /** By the ids that the protocol names a result column's origin with: `tableId.columnNumber`. */
  readonly byOrigin: ReadonlyMap<string, Column>;
  /** PostgreSQL's names of types by their ids. */
  readonly types: ReadonlyMap<number, string>;
}

const COLUMNS = `
  SELECT a.attrelid, a.attnum, c.relname, a.attname, t.typname, a.attnotnull, a.atthasdef, a.attgenerated,
    (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
     WHERE k.conrelid = a.attrelid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
       AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[%' LIMIT 1) AS checked
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relname NOT LIKE 'kysely_%'
  ORDER BY c.relname COLLATE "C", a.attnum`;

interface ColumnRow {
  readonly attrelid: number;
  readonly attnum: number;
  readonly relname: string;
  readonly attname: string;
  readonly typname: string;
  readonly attnotnull: boolean;
  readonly atthasdef: boolean;
  readonly attgenerated: string;
  readonly checked: string | null;
}

/** Reads the tables of a migrated database. */
export async function readSchema({ pool }: Database): Promise<Schema> {
  const { rows } = await pool.query<ColumnRow>(COLUMNS);
  const read = rows.map((row): readonly [origin: string, Column] => [
    `${row.attrelid}.${row.attnum}`,
    {
      table: row.relname,
      name: row.attname,
      type: row.typname,
      notNull: row.attnotnull,
      hasDefault: row.atthasdef,
      isGenerated: row.attgenerated !== '',
      allowed: allowedTexts(row.checked),
    },
  ]);
  const types = await pool.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  return {
    columns: read.map(([, column]) => column),
    byOrigin: new Map(read),
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
  };
}

/** The texts of `CHECK ((state = ANY (ARRAY['held'::text, 'taken'::text])))`, and of no other check. */
function allowedTexts(check: string | null): readonly string[] {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(?<list>[^\]]*)\]\)\)\)$/u.exec(check ?? '')?.groups?.['list'];
  return [...(list ?? '').matchAll(/'(?<text>[^']*)'::text/gu)].map(({ groups }) => groups?.['text'] ?? '');
}
