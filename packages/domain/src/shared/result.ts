/** The outcome of something that may be refused for a reason the caller foresees and can act on. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** It was done; `value` is what came of it. */
export function accepted<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** It was not done; `refusal` says why, usually `{code, …}` with a literal code. */
export function refused<const Refusal>(refusal: Refusal): Result<never, Refusal> {
  return { ok: false, refusal };
}

/** Stands behind the last case: the compiler lists what was forgotten, and data from outside that proves it wrong throws. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
