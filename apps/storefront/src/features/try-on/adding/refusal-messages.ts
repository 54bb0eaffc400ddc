import type { CartBody } from '@vitrine/contracts';
import { type CallFailure, type CallResult, failureLabel } from '../../../shared/api/call-failure.ts';
import { errorText } from '../../../shared/api/error-text.ts';
import type { Labels } from '../../../shared/i18n/labels.ts';

/** [R8.007, R8.009] Why the piece is not in the bag; empty when it is. */
export function refusalMessages(result: CallResult<CartBody>, labels: Labels): readonly string[] {
  const errors = result.ok ? (result.value.errors ?? []) : errorsOf(result.failure);
  const messages = errors.filter((error) => error.valid).map((error) => errorText(error, labels));
  if (messages.length > 0) return messages;
  return result.ok ? [] : [labels.t(failureLabel(result.failure))];
}

const errorsOf = (failure: CallFailure) => (failure.kind === 'status' ? (failure.error?.errors ?? []) : []);
