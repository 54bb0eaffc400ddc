/** Stands behind the last case: the compiler lists what was forgotten, and data from outside that proves it wrong throws. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
