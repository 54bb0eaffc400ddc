import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Tables } from '../tables/tables.ts';
import type { Statement } from './statement.ts';

/** What asks the database: the pool, or one transaction. */
export interface Queryable {
  /** Runs a named statement; every row. */
  all<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<readonly Row[]>;
  /** Runs a named statement; its first row, or undefined. */
  first<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row | undefined>;
  /** Builds queries whose shape depends on the request. */
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

function queryable(source: Pool | PoolClient, poolOf: () => PostgresPool): Queryable {
  let kysely: Kysely<Tables> | undefined;
  async function all<Values extends readonly unknown[], Row>(
    { name, text }: Statement<Values, Row>,
    values: Values,
  ): Promise<readonly Row[]> {
    const result = await source.query<Row & object>({ name, text, values: [...values] });
    return result.rows;
  }
  return {
    all,
    // Most transactions run named statements only, and building Kysely costs more than one of them.
    get kysely() {
      kysely ??= new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf() }) });
      return kysely;
    },
    first: async (statement, values) => (await all(statement, values))[0],
    executeSql: async (text, values = []) => {
      const result: OneOrMore<Result> = await source.query<Record<string, unknown>>(text, [...values]);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}
