import type { ErrorEntry } from '@vitrine/contracts';
import { type CallFailure, failureOf } from '../call-failure.ts';

/** For tests: an error about one piece that is sold out, unless said otherwise. */
export function anEntry(changes: Partial<ErrorEntry> = {}): ErrorEntry {
  return {
    errorCode: 'out_of_stock',
    message: 'of the services',
    statusDetails: '',
    scope: 'item',
    valid: true,
    rootErrorCode: 'out_of_stock',
    rootErrorType: 'conflict',
    ...changes,
  };
}

/** For tests: the body of a refused call. */
export function aRefusal(...errors: readonly ErrorEntry[]) {
  const [first = anEntry({ errorCode: 'unexpected_error' })] = errors;
  return { ...first, status: 409, errors: [...errors] };
}

/** For tests: a call that the services refused. */
export function aFailure(...errors: readonly ErrorEntry[]): CallFailure {
  return failureOf('status', 409, aRefusal(...errors));
}
