import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTax, orderTotals } from './order-tax.ts';

describe('orderTax', () => {
  const cases: readonly [name: string, actual: number, expected: number][] = [
    ['adds the state’s sales tax in New York', tax(100_000, { country: 'US', state: 'NY' }), 4_000],
    ['adds none in Oregon', tax(100_000, { country: 'US', state: 'OR' }), 0],
    ['adds none before the address is known', orderTax({ amount: 100_000, taxIncluded: false }), 0],
    ['finds the fifth of a French price', included(120_000, 'FR'), 20_000],
    ['finds the twenty-first part of an Emirati price', included(105_000, 'AE'), 5_000],
    ['rounds half up', tax(1_250, { country: 'US', state: 'CT' }), 79],
  ];
  for (const [name, actual, expected] of cases) it(name, () => expect(actual).toBe(expected));

  it('never takes more than the rate, and nothing out of nothing', () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), (amount) => {
        expect(included(amount, 'FR')).toBeLessThanOrEqual(amount / 6 + 1);
      }),
    );
  });
});

describe('orderTotals', () => {
  it('adds tax on top only where prices do not contain it', () => {
    const order = { subtotal: 90_000, shipping: 10_000 };
    const state = { country: 'US', state: 'NY' };
    expect(orderTotals({ ...order, taxIncluded: false, destination: state }).total).toBe(104_000);
    expect(orderTotals({ ...order, taxIncluded: true, destination: { country: 'FR' } }).total).toBe(100_000);
  });
});

function tax(amount: number, destination: { country: string; state: string }): number {
  return orderTax({ amount, taxIncluded: false, destination });
}

function included(amount: number, country: string): number {
  return orderTax({ amount, taxIncluded: true, destination: { country } });
}
