import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { sameAddress } from './same-address.ts';

describe('the billing address', () => {
  it('is that of the delivery until somebody says otherwise', () => {
    expect(sameAddress(undefined, ANAS_ADDRESS)).toBe(true);
    expect(sameAddress({ ...ANAS_ADDRESS, address2: '' }, ANAS_ADDRESS)).toBe(true);
  });

  it.each(Object.keys(ANAS_ADDRESS))('is another one when its %s differs', (field) => {
    expect(sameAddress({ ...ANAS_ADDRESS, [field]: 'other' }, ANAS_ADDRESS)).toBe(false);
  });
});
