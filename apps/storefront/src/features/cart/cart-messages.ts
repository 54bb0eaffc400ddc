import { type CallFailure, failureLabel } from '../../shared/api/call-failure.ts';
import { errorText } from '../../shared/api/error-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import type { CartNotice } from '../../shared/session/shopper.ts';

export interface NoticeTexts {
  /** The line of success; undefined when nothing was added [R8.007]. */
  readonly success: string | undefined;
  /** Names of what was added. */
  readonly added: readonly string[];
  readonly errors: readonly string[];
}

/** [R8.007–R8.010] The texts of the notification after an add. */
export function noticeTexts(notice: CartNotice, labels: Labels): NoticeTexts {
  const errors = notice.errors.map((entry) => errorText(entry, labels));
  const isSilentFailure = notice.failure !== undefined && errors.length === 0;
  return {
    success: notice.added.length > 0 ? labels.t('global_added_to_cart') : undefined,
    added: notice.added,
    errors: isSilentFailure ? [cartFailureText(notice.failure, labels)] : errors,
  };
}

/** What the cart says when a change was refused: the services' global error in our words, else the generic message. */
export function cartFailureText(failure: CallFailure, labels: Labels): string {
  const entry = failure.kind === 'status' ? failure.error?.errors.find(({ valid }) => valid) : undefined;
  return entry === undefined ? labels.t(failureLabel(failure)) : errorText(entry, labels);
}
