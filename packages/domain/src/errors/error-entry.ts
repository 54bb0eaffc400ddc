import type { RefusalScope } from './refusal.ts';

/** One entry of an error body's list, as far as choosing between entries goes. */
export interface RankedError {
  readonly scope: RefusalScope;
  readonly valid: boolean;
}

/** [R8.002] The entry whose code and message speak for the whole answer: the first global one that is valid. */
export function firstGlobalError<Entry extends RankedError>(entries: readonly Entry[]): Entry | undefined {
  return entries.find((entry) => entry.scope === 'global' && entry.valid);
}

/**
 * [R8.003, R8.004, R8.005] The message with the broken limit in the place of `{max}` or `%max%`; a message without a
 * placeholder, or a refusal without a limit, stays as it is.
 */
export function errorMessage(message: string, max: number | undefined): string {
  return max === undefined ? message : message.replaceAll(/\{max\}|%max%/gu, String(max));
}
