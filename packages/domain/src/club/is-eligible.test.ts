import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEligible, type Purchase } from './is-eligible.ts';

const bought = (total: number, ...productTypes: string[]): Purchase => ({
  total,
  currency: 'EUR',
  productTypes,
});

describe('isEligible', () => {
  it.each([
    [{ orders: 3 }, [bought(1, 'ring'), bought(1, 'bag')], false],
    [{ orders: 2 }, [bought(1, 'ring'), bought(1, 'bag')], true],
    [{ orders: 1, productTypes: ['watch'] }, [bought(9, 'ring')], false],
    [{ orders: 1, productTypes: ['watch'] }, [bought(9, 'ring', 'watch')], true],
    [{ spent: { amount: 10, currency: 'EUR' } }, [bought(4), bought(6)], true],
    [{ spent: { amount: 11, currency: 'EUR' } }, [bought(4), bought(6)], false],
    [{ spent: { amount: 1, currency: 'USD' } }, [bought(4)], false],
    [{ orders: 5, spent: { amount: 1, currency: 'EUR' } }, [bought(4)], false],
    [{}, [bought(4)], false],
  ])('[R7.149] of %j with %j is %s', (rule, purchases, expected) => {
    expect(isEligible(rule, purchases)).toBe(expected);
  });

  const purchase = fc.record({
    total: fc.nat(1000),
    currency: fc.constantFrom('EUR', 'USD'),
    productTypes: fc.array(fc.constantFrom('watch', 'ring'), { maxLength: 2 }),
  });
  it('[R7.149] is never lost by buying more', () => {
    const rule = fc.record({
      orders: fc.integer({ min: 1, max: 4 }),
      spent: fc.record({ amount: fc.nat(2000), currency: fc.constant('EUR') }),
    });
    fc.assert(
      fc.property(rule, fc.array(purchase), purchase, (said, purchases, more) => {
        if (isEligible(said, purchases)) expect(isEligible(said, [...purchases, more])).toBe(true);
      }),
    );
  });
});
