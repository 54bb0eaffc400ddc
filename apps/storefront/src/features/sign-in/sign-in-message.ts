import { type CallFailure, failureLabel } from '../../shared/api/call-failure.ts';
import type { Labels } from '../../shared/i18n/labels.ts';

/** What a failed sign-in says: one wording for every wrong pair [R8.046], the generic one for what went wrong on the way. */
export function signInMessage(failure: CallFailure, labels: Labels): string {
  if (failure.kind !== 'status') return labels.t(failureLabel(failure));
  if (failure.status === 429) return labels.t('error_too_many_requests');
  if (failure.status === 401) return labels.t('error_login_failed');
  return labels.t(failureLabel(failure));
}
