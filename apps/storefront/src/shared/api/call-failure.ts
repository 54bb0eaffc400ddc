import type { ErrorBody } from '@vitrine/contracts';
import type { LabelKey } from '../i18n/labels.ts';

/** [R8.020] Why a call brought nothing. Carries no address, header or body of the call, save the services' error list. */
export type CallFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'status'; readonly status: number; readonly error: ErrorBody | undefined }
  /** [R4.032] Another tab of this browser serves another client. */
  | { readonly kind: 'conflict' };

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

const GENERIC_LABELS = {
  network: 'error_network',
  timeout: 'error_timeout',
  status: 'error_generic',
  conflict: 'error_conflict',
} as const satisfies Record<CallFailure['kind'], LabelKey>;

/** The label of the generic message for a kind of failure. */
export function failureLabel(failure: CallFailure): LabelKey {
  return GENERIC_LABELS[failure.kind];
}
