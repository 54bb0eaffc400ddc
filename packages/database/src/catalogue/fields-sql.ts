import { columnOf } from '../connection/statement.ts';

/** The columns of the row `alias` that the fields are read from; rows come in camelCase. */
export function columnsOf(alias: string, fields: readonly string[]): string {
  return fields.map((field) => `${alias}.${columnOf(field)}`).join(', ');
}

/** The same as one JSON object; JSON has no dates, and none of these fields is one. */
export function jsonOf(alias: string, fields: readonly string[], further = ''): string {
  const pairs = fields.map((field) => `'${field}', ${alias}.${columnOf(field)}`).join(', ');
  return `json_build_object(${pairs}${further === '' ? '' : `, ${further}`})`;
}

/** Where facts are read: the alias of a row, or the text of a column. */
type FactsFrom = readonly [from: string | ((column: string) => string), facts: { readonly shape: object }];

/** Facts as one JSON object; those that are null are left out. */
export function factsJson(facts: readonly FactsFrom[]): string {
  const pairs = facts.flatMap(([from, { shape }]) =>
    Object.keys(shape).map((fact) => {
      const column = columnOf(fact);
      return `'${fact}', ${typeof from === 'string' ? `${from}.${column}` : from(column)}`;
    }),
  );
  return `json_strip_nulls(json_build_object(${pairs.join(', ')}))`;
}
