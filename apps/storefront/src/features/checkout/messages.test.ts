import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import { failureText, refusalCode, refusedFields } from './messages.ts';

const labels = {
  t: (key: string) => `[${key}]`,
  find: (key: string) => (key === 'error_payment_refused' ? 'Your bank said no.' : undefined),
};
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
  it('[R8.050] says a refusal in our own words where there are any, else in the service’s', () => {
    expect(failureText(refusal(entry('payment_refused')), labels)).toBe('Your bank said no.');
    expect(failureText(refusal(entry('price_changed')), labels)).toBe('price_changed, says the service');
  });

  it('[R8.020] has a sentence where there was no answer', () => {
    expect(failureText({ kind: 'network' }, labels)).toBe('[error_network]');
    expect(failureText({ kind: 'timeout' }, labels)).toBe('[error_timeout]');
    expect(failureText({ kind: 'status', status: 500, error: undefined }, labels)).toBe('[error_generic]');
  });

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

  it('knows the code of a refusal', () => {
    expect(refusalCode(refusal(entry('out_of_stock')))).toBe('out_of_stock');
    expect(refusalCode({ kind: 'timeout' })).toBeUndefined();
  });
});
