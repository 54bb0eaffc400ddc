/**
 * A hot query as static SQL. Named, so that PostgreSQL parses and plans it once per connection; a name stands for one
 * text for ever. `Values` are its parameters in order, `Row` the shape of a result row (trusted, so keep both beside
 * the SQL and test them on the real database).
 */
export interface Statement<Values extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  /** Never there at run time: it carries the types. */
  readonly shape?: (values: Values) => Row;
}

/** Names a static SQL text. */
export function named<Values extends readonly unknown[], Row>(
  name: string,
  text: string,
): Statement<Values, Row> {
  return { name, text };
}
