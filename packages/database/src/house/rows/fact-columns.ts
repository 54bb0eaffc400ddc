/** What a file says of facts, as a row has it; null where it leaves one out. A fact without a column is told by `npm run rows`. */
export function factColumns(
  { shape }: { readonly shape: object },
  said: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(shape).map((fact) => [fact, said[fact] ?? null]));
}
