import { rowKey } from '@vitrine/database';
import type { Description, ResultColumn } from './describe-statement.ts';
import type { Column, Schema } from './read-schema.ts';

const HEAD = '// Written by `npm run rows` from what the migrated database says; edited by nobody.\n';

/** What `pg` with the shop's parsers gives for a type of PostgreSQL. */
const READ = new Map([
  ['bytea', 'Uint8Array'],
  ['text', 'string'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['float8', 'number'],
  ['bool', 'boolean'],
  ['timestamptz', 'Date'],
  ['date', 'string'],
  ['bytea', 'Uint8Array'],
  ['_text', 'readonly string[]'],
  ['_int4', 'readonly number[]'],
  ['_bool', 'readonly boolean[]'],
  ['json', 'unknown'],
  ['jsonb', 'unknown'],
]);
/** What a parameter takes; JSON is written as text. */
const WRITTEN = new Map([...READ, ['json', 'string'], ['jsonb', 'string'], ['_int8', 'readonly number[]']]);

/**
 * The file of the statements' types: parameters and rows. `named` holds which columns have a type of their own, as
 * `table.column`. Throws for a type of PostgreSQL that has no TypeScript type here.
 */
export function statementTypes(descriptions: readonly Description[], named: ReadonlySet<string>): string {
  const entries = descriptions.map(({ id, parameters, columns }) => {
    const values = parameters.map((type) => `${known(WRITTEN, type)} | null`).join(', ');
    const lines = columns.map(
      (column) => `      readonly ${rowKey(column.name)}: ${resultType(column, named)};\n`,
    );
    const row = columns.length === 0 ? 'never' : `{\n${lines.join('')}    }`;
    return `  '${id}': {\n    values: readonly [${values}];\n    row: ${row};\n  };\n`;
  });
  return `${HEAD}import type { ColumnTypes } from './column-types.ts';\n
/** What every named statement takes and gives, by its name. */
export interface Statements {\n${entries.join('')}}\n`;
}

function resultType({ type, origin, isNullable }: ResultColumn, named: ReadonlySet<string>): string {
  const read = origin === undefined ? known(READ, type) : columnType(origin, named);
  return isNullable && read !== 'unknown' ? `${read} | null` : read;
}

/** The file of the tables' types, for queries that Kysely builds. */
export function tableTypes({ columns }: Schema, named: ReadonlySet<string>): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const entries = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `    ${rowKey(column.name)}: ${tableColumn(column, named)};\n`);
    return `  ${rowKey(table)}: {\n${lines.join('')}  };\n`;
  });
  return `${HEAD}import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ColumnTypes, Json, JsonWithDefault } from './column-types.ts';\n
/** Every table of the schema (src/migrations), for Kysely. */
export interface Tables {\n${entries.join('')}}\n
/** A row of a table, as it is read. */
export type TableRow<Table extends keyof Tables> = Selectable<Tables[Table]>;\n`;
}

function tableColumn(column: Column, named: ReadonlySet<string>): string {
  const own = columnType(column, named);
  const orNull = column.notNull ? '' : ' | null';
  if (column.type === 'jsonb') return `${column.hasDefault ? 'JsonWithDefault' : 'Json'}<${own}>${orNull}`;
  if (column.isGenerated) return `GeneratedAlways<${own}${orNull}>`;
  return column.hasDefault ? `Generated<${own}${orNull}>` : `${own}${orNull}`;
}

/** The type of a column that is not null. */
function columnType({ table, name, type, allowed }: Column, named: ReadonlySet<string>): string {
  if (named.has(`${table}.${name}`)) return `ColumnTypes['${table}.${name}']`;
  if (allowed.length > 0) return allowed.map((text) => `'${text}'`).join(' | ');
  return known(READ, type);
}

function known(types: ReadonlyMap<string, string>, type: string): string {
  const found = types.get(type);
  if (found === undefined) throw new Error(`no type for PostgreSQL's ${type}`);
  return found;
}
