import type { Statements } from '../tables/statements.generated.ts';

/**
 * A hot query as static SQL. Named, so that PostgreSQL parses and plans it once per connection; a name stands for one
 * text for ever. `Values` are its parameters in order, `Row` the shape of a result row.
 */
export interface Statement<Values extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  /** Never there at run time: it carries the types. */
  readonly shape?: (values: Values) => Row;
}

/** A row of a statement: `RowOf<typeof LINES>`. */
export type RowOf<Named> = Named extends Statement<infer _Values, infer Row> ? Row : never;

type ValuesOf<Id extends keyof Statements> = Statements[Id]['values'];
type RowNamed<Id extends keyof Statements> = Statements[Id]['row'];
/** The row of the database, with the columns that are known closer than the schema knows them. */
type Narrowed<Row, Known> = [Row] extends [never]
  ? never
  : { readonly [Column in keyof Row]: Column extends keyof Known ? Known[Column] : Row[Column] };

/** Names a static SQL text; see `named`. */
type NameText<Id extends keyof Statements> = <
  Values extends ValuesOf<Id> = ValuesOf<Id>,
  Known extends {
    readonly [Column in keyof Known]: Column extends keyof RowNamed<Id> ? RowNamed<Id>[Column] : never;
  } = object,
>(
  text: string,
) => Statement<Values, Narrowed<RowNamed<Id>, Known>>;

const registered = new Map<string, Statement<readonly unknown[], unknown>>();

/**
 * Names a static SQL text: `named('cart-lines')<[market: string, cartId: string]>('SELECT …')`. The row type is what the
 * database says of the statement (`npm run rows` writes it down), in camelCase. `Values` names the parameters; `Known`
 * narrows columns whose content the schema does not know, such as JSON that the statement builds. An expression that the
 * database cannot tell to be never null is marked by a `!` at the end of its alias.
 */
export function named<Id extends keyof Statements>(id: Id): NameText<Id>;
export function named(name: string): (text: string) => Statement<readonly unknown[], unknown> {
  return (text) => register({ name, text });
}

function register(statement: Statement<readonly unknown[], unknown>): Statement<readonly unknown[], unknown> {
  const known = registered.get(statement.name);
  if (known !== undefined && known.text !== statement.text) {
    throw new Error(`two texts are named ${statement.name}`);
  }
  registered.set(statement.name, statement);
  return statement;
}

/** Every statement of the modules that were imported so far, by name. */
export function registeredStatements(): readonly Statement<readonly unknown[], unknown>[] {
  return [...registered.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A column's name as rows have it: `unit_amount` as `unitAmount`, `free!` as `free`. */
export function rowKey(column: string): string {
  return column.replace(/!$/u, '').replaceAll(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The column or table that a row's key stands for: `unit_amount` for `unitAmount`. */
export function columnOf(key: string): string {
  return key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
