import { describe, expect, it } from 'vitest';
import { sameAddress } from './same-address.ts';

const home = {
  firstName: 'Ana',
  lastName: 'Núñez',
  address1: '1 Fifth Avenue',
  city: 'New York',
  state: 'NY',
  postalCode: '10003',
  countryCode: 'US',
  phone: '+1 212 555 0142',
};

describe('the billing address', () => {
  it('is that of the delivery until somebody says otherwise', () => {
    expect(sameAddress(undefined, home)).toBe(true);
    expect(sameAddress({ ...home, address2: '' }, home)).toBe(true);
  });

  it.each(Object.keys(home))('is another one when its %s differs', (field) => {
    expect(sameAddress({ ...home, [field]: 'other' }, home)).toBe(false);
  });
});
