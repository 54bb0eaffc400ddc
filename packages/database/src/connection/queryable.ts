import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import type { Tables } from '../tables/tables.generated.ts';
import { rowKey, type Statement } from './statement.ts';

/** What asks the database: the pool, or one transaction. */
export interface Queryable {
  /** Runs a named statement; every row, its keys in camelCase. */
  all<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<readonly Row[]>;
  /** Runs a named statement; its first row, or undefined. */
  first<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row | undefined>;
  /** Builds queries whose shape is known at run time only; tables and columns are camelCase. */
  readonly kysely: Kysely<Tables>;
  /** For libraries that bring their own SQL, such as the job queue. Of a text with several statements: all their rows. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A queryable over the pool itself: every query takes any free connection. */
export function queryablePool(pool: Pool): Queryable {
  return queryable(pool, () => pool);
}

/** A queryable that holds one connection, as a transaction needs. */
export function queryableClient(client: PoolClient): Queryable {
  return queryable(client, () => ({
    // Whoever took the connection gives it back, not Kysely after each query.
    connect: () => Promise.resolve({ query: client.query.bind(client), release: () => undefined }),
    end: () => Promise.resolve(),
    options: {},
  }));
}

interface Result {
  readonly rows: Record<string, unknown>[];
}
/** The driver's types do not say so, but a text with several statements is answered by a list of results. */
type OneOrMore<Value> = Value | Value[];

/** The keys of a statement's rows, found out with its first answer. */
const keysOf = new WeakMap<object, readonly string[]>();

function rowsOf<Values extends readonly unknown[], Row>(
  statement: Statement<Values, Row>,
  { fields, rows }: QueryArrayResult<unknown[]>,
): readonly Row[] {
  let keys = keysOf.get(statement);
  if (keys === undefined) {
    keys = fields.map(({ name }) => rowKey(name));
    keysOf.set(statement, keys);
  }
  const named: Record<string, unknown>[] = [];
  for (const values of rows) {
    const row: Record<string, unknown> = {};
    for (const [index, key] of keys.entries()) row[key] = values[index];
    named.push(row);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row types are what the database says of the statement
  return named as Row[];
}

function queryable(source: Pool | PoolClient, poolOf: () => PostgresPool): Queryable {
  let kysely: Kysely<Tables> | undefined;
  async function all<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<readonly Row[]> {
    const { name, text } = statement;
    const result = await source.query({ name, text, values: [...values], rowMode: 'array' });
    return rowsOf(statement, result);
  }
  return {
    all,
    // Most transactions run named statements only, and building Kysely costs more than one of them.
    get kysely() {
      kysely ??= new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: poolOf() }),
        plugins: [
          new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true }),
        ],
      });
      return kysely;
    },
    first: async (statement, values) => (await all(statement, values))[0],
    executeSql: async (text, values = []) => {
      const result: OneOrMore<Result> = await source.query<Record<string, unknown>>(text, [...values]);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}
