import type { CallFailure } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';

/**
 * [R8.048] The words of a refused appointment: those of the error list, else the message of the response, `Error: {error}`, or
 * `Error`. Where no answer came, that is said.
 */
export function appointmentFailure(failure: CallFailure, labels: Labels): string {
  if (failure.kind !== 'status' || failure.errors.length > 0) return failureText(failure, labels);
  const { message, error } = failure.said ?? {};
  if (message !== undefined) return message;
  return error === undefined ? labels.t('appointments_error') : labels.t('appointments_error_of', { error });
}
