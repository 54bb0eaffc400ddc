import type { Database } from '@vitrine/database';
import { neverNull, type Plan } from './never-null.ts';
import type { Column, Schema } from './read-schema.ts';

/** A column of a statement's result. */
export interface ResultColumn {
  /** As the statement names it, the mark of `never null` (`!`) included. */
  readonly name: string;
  readonly type: string;
  /** The column of a table that it is; undefined for an expression. */
  readonly origin: Column | undefined;
  readonly isNullable: boolean;
}
/** What the database says of a statement. */
export interface Description {
  readonly id: string;
  /** PostgreSQL's names of the parameters' types. */
  readonly parameters: readonly string[];
  /** Empty for a statement that answers no rows. */
  readonly columns: readonly ResultColumn[];
}

/** Asks the database, which parses and plans the statement but never runs it. Throws what it says of a wrong one. */
export async function describeStatement(
  db: Database,
  schema: Schema,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Description> {
  try {
    const { fields, parameters } = await parse(db, text);
    const isSafe = fields.length === 0 ? [] : neverNull(await planOf(db, text), columnsNeverNull(schema));
    return {
      id,
      parameters: parameters.map((oid) => typeName(schema, oid)),
      columns: fields.map((field, place) => {
        const origin = schema.byOrigin.get(`${field.tableID}.${field.columnID}`);
        const isNullable = !field.name.endsWith('!') && isSafe[place] !== true;
        return { name: field.name, type: typeName(schema, field.dataTypeID), origin, isNullable };
      }),
    };
  } catch (error) {
    throw new Error(`statement ${id}`, { cause: error });
  }
}

function typeName({ types }: Schema, oid: number): string {
  const name = types.get(oid);
  if (name === undefined) throw new Error(`type ${oid} is not known`);
  return name;
}

function columnsNeverNull({ columns }: Schema): ReadonlySet<string> {
  return new Set(columns.filter(({ notNull }) => notNull).map(({ table, name }) => `${table}.${name}`));
}

/** A result column as the protocol has it. */
interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}
/** What is asked of a connection of `pg`. */
interface Wire {
  once(event: 'parameterDescription', listener: (message: ParameterDescription) => void): unknown;
  parse(
    query: { readonly name: string; readonly text: string; readonly types: string[] },
    more: boolean,
  ): void;
  describe(what: { readonly type: 'S'; readonly name: string }, more: boolean): void;
  sync(): void;
}
interface ParameterDescription {
  readonly dataTypeIDs: readonly number[];
}
interface Parsed {
  readonly fields: readonly Field[];
  readonly parameters: readonly number[];
}

/** Parse and Describe of the extended query protocol, without Bind and Execute. */
class Describing {
  readonly parsed = Promise.withResolvers<Parsed>();
  readonly name = '';
  readonly #text: string;
  #fields: readonly Field[] = [];
  #parameters: readonly number[] = [];
  constructor(text: string) {
    this.#text = text;
  }
  submit(connection: Wire): void {
    connection.once('parameterDescription', ({ dataTypeIDs }) => {
      this.#parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#fields = fields;
  }
  handleError(error: Error): void {
    this.parsed.reject(error);
  }
  handleReadyForQuery(): void {
    this.parsed.resolve({ fields: this.#fields, parameters: this.#parameters });
  }
}

async function parse({ pool }: Database, text: string): Promise<Parsed> {
  const client = await pool.connect();
  try {
    return await client.query(new Describing(text)).parsed.promise;
  } finally {
    client.release();
  }
}

async function planOf({ pool }: Database, text: string): Promise<Plan> {
  const explained = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `EXPLAIN (VERBOSE, GENERIC_PLAN, COSTS OFF, FORMAT JSON) ${text}`,
  );
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('no plan');
  return plan;
}
