import type { ErrorBody } from '@vitrine/contracts';

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

/** The code of a refusal; undefined when the services said nothing. */
export const refusalCode = (failure: CallFailure): string | undefined =>
  failure.kind === 'status' ? failure.error?.errorCode : undefined;
