import { columnOf } from '../../catalogue/fields-sql.ts';

/** The columns of what a file says of facts; null where it leaves one out. A fact without a column is told by `npm run rows`. */
export function factColumns(
  { shape }: { readonly shape: object },
  said: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(shape).map((fact) => [columnOf(fact), said[fact] ?? null]));
}
