import type { ErrorBody } from '@vitrine/contracts';

/**
 * [R8.001, R8.020] Why a call brought nothing: the keys of the services' error body, whatever happened. Carries no
 * address, header or body of the call, save the services' error list. `conflict`: another tab of this browser serves
 * another client [R4.032].
 */
export interface CallFailure extends ErrorBody {
  readonly kind: 'network' | 'timeout' | 'status' | 'conflict';
  /** [R8.048] What an answer without an error list said in its `message` or its `error`. */
  readonly said?: SaidFailure | undefined;
}
interface SaidFailure {
  readonly message?: string;
  readonly error?: string;
}

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/** [R8.048] The words of an answer that is no error list of the services. */
export function saidIn(body: unknown): SaidFailure | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const word = (name: 'message' | 'error') => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' && value !== '' ? { [name]: value } : {};
  };
  return { ...word('message'), ...word('error') };
}

/** [R8.001] Where the services said nothing, the list of errors is empty and the kind is the code. */
export const failureOf = (kind: CallFailure['kind'], status = 0, body?: ErrorBody): CallFailure => ({
  errors: [],
  errorCode: kind,
  message: `${kind} ${status}`,
  statusDetails: '',
  rootErrorCode: kind,
  rootErrorType: kind,
  ...body,
  status,
  kind,
});
