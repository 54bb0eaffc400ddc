import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import { refusedFields } from './messages.ts';

const entry = (
  errorCode: string,
  more: { scope?: 'field' | 'global'; statusDetails?: string; valid?: boolean } = {},
) => ({
  errorCode,
  message: `${errorCode}, says the service`,
  statusDetails: '',
  scope: 'global' as const,
  valid: true,
  rootErrorCode: errorCode,
  rootErrorType: 'refusal',
  ...more,
});
const refusal = (...errors: readonly ReturnType<typeof entry>[]): CallFailure => {
  const [first = entry('unexpected_error')] = errors;
  return { kind: 'status', status: 409, error: { ...first, errors: [...errors], status: 409 } };
};

describe('the messages of the checkout', () => {
  it('[R5.027] finds the fields that a service refused, by their own name or the end of their path', () => {
    const failure = refusal(
      entry('invalid_address', { scope: 'field', statusDetails: 'shippingAddress.postalCode' }),
      entry('invalid_address', { scope: 'field', statusDetails: 'city' }),
      entry('invalid_address', { scope: 'field', statusDetails: 'countryCode' }),
      entry('invalid_address', { scope: 'field', statusDetails: 'state', valid: false }),
    );
    expect(refusedFields(failure)).toEqual(['postalCode', 'city']);
    expect(refusedFields({ kind: 'network' })).toEqual([]);
  });
});
