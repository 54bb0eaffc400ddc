/** Who an error is about: the whole call, one item of it (a SKU, a line), or one field of its body. */
export type RefusalScope = 'global' | 'item' | 'field';

/** [R8.001] A foreseen refusal: its code, and what its message and its headers need. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** The field, SKU or line it is about; travels as `statusDetails`. */
  readonly about?: string;
  /** What the piece it is about is called, where the caller can no longer look it up. */
  readonly name?: string;
  /** Where the code's usual scope does not fit. */
  readonly scope?: RefusalScope;
  /** The limit that was broken; fills `{max}` in the message [R8.003]. */
  readonly max?: number;
  /** When trying again makes sense; travels as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** One refusal, or one for each item that failed [R8.007]. */
export type Refusals<Code extends string = string> =
  | Refusal<Code>
  | readonly [Refusal<Code>, ...(readonly Refusal<Code>[])];

/** The refusals as a list, in the order they are told. */
export function refusalList<Code extends string>(
  refusals: Refusals<Code>,
): readonly [Refusal<Code>, ...(readonly Refusal<Code>[])] {
  return 'code' in refusals ? [refusals] : refusals;
}
