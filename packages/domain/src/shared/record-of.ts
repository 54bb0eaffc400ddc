/** A value for every name of a list. `names` holds each name of its type, as the constant list does that the type is made of. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.assign({}, ...names.map((name) => ({ [name]: valueOf(name) })));
}
