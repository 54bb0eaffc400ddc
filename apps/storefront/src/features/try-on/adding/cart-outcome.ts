import type { CartBody } from '@vitrine/contracts';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { entryTexts, failureTexts, type PieceNames } from '../../../shared/api/failure-text.ts';
import type { Labels } from '../../../shared/i18n/labels.ts';

/** What one call asked for and what came of it. */
export interface CartAttempt {
  readonly skuIds: readonly string[];
  readonly result: CallResult<CartBody>;
}

export interface CartOutcome {
  readonly addedIds: readonly string[];
  readonly messages: readonly string[];
}

/** [R4.023] What goes to the bag in one call: everything, or one at a time. */
export const cartBatches = (skuIds: readonly string[], isMultiple: boolean): readonly (readonly string[])[] =>
  isMultiple ? [skuIds] : skuIds.map((skuId) => [skuId]);

/** [R4.023, R8.007, R8.008] The answers of all calls as one: what is in the bag, and why the rest is not. */
export function cartOutcome(calls: readonly CartAttempt[], labels: Labels, names?: PieceNames): CartOutcome {
  const messages = calls.flatMap(({ result }) =>
    result.ok ? entryTexts(result.value.errors, labels, names) : failureTexts(result.failure, labels, names),
  );
  return { addedIds: calls.flatMap(addedBy), messages: [...new Set(messages)] };
}

function addedBy({ skuIds, result }: CartAttempt): readonly string[] {
  if (!result.ok) return [];
  const refused = new Set((result.value.errors ?? []).map(({ statusDetails }) => statusDetails));
  return skuIds.filter((skuId) => !refused.has(skuId));
}
