import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRules } from './load-address-rules.ts';

describe("a country's address rules", () => {
  it('[R5.027] are taken as they are served', () => {
    const served = {
      postalCodePattern: String.raw`\d{5}`,
      states: [{ code: 'NY', name: 'New York' }],
      cities: [{ code: 'SG', name: 'Singapore' }],
      fields: { address1: { minLength: 5, maxLength: 35, regExp: '.+' } },
    };
    expect(addressRules(served)).toEqual(served);
  });

  it('leave out what is of another kind', () => {
    expect(
      addressRules({
        postalCodePattern: 5,
        states: [{ code: 'NY' }, 'CA', { code: 'TX', name: 'Texas' }],
        fields: { address1: { minLength: '5' }, shoeSize: { minLength: 1 } },
      }),
    ).toEqual({ states: [{ code: 'TX', name: 'Texas' }], fields: { address1: {} } });
  });

  it('never throw on what a file may hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (config) => {
        expect(() => addressRules(config)).not.toThrow();
      }),
    );
  });
});
