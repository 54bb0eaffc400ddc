import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from '../order/order-tax.ts';
import { dueFor } from '../order/fulfilment-state.ts';
import { refundDue } from '../returns/refund.ts';
import { legalEntityOf } from './legal-entities.ts';
import { paperNumber } from './paper-kinds.ts';
import { creditSums, invoiceSums, type PaperPart, type PaperSums } from './paper-sums.ts';
import { shownTaxRate, taxKindOf } from './tax-kinds.ts';

/** Amounts are minor units, so the same rules hold for currencies of 0, 2 and 3 decimals: yen, cents, fils. */
const parts = fc.array(
  fc.record({ goods: fc.integer({ min: 0, max: 5_000_000 }), shipping: fc.integer({ min: 0, max: 9000 }) }),
  { minLength: 1, maxLength: 5 },
);
const destinations = fc.constantFrom(
  { country: 'US', state: 'NY' },
  { country: 'US', state: 'OR' },
  { country: 'FR' },
  { country: 'JP' },
  { country: 'AE' },
);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function priced(all: readonly PaperPart[], taxIncluded: boolean, destination: { readonly country: string }) {
  const subtotal = sumOf(all.map(({ goods }) => goods));
  const shipping = sumOf(all.map((part) => part.shipping));
  const { tax, total } = orderTotals({ subtotal, shipping, taxIncluded, destination });
  return { subtotal, shipping, tax, total, taxIncluded };
}
const invoicesOf = (order: ReturnType<typeof priced>, all: readonly PaperPart[]): readonly PaperSums[] =>
  all.map((part, at) => invoiceSums(order, all.slice(0, at), part));

describe('[R7.042, R7.129] the sums of papers', () => {
  it('of all parcels are those of the order, and each is what its parcel is due', () => {
    fc.assert(
      fc.property(parts, fc.boolean(), destinations, (all, taxIncluded, destination) => {
        const order = priced(all, taxIncluded, destination);
        const invoices = invoicesOf(order, all);
        expect(sumOf(invoices.map(({ total }) => total))).toBe(
          order.subtotal + order.shipping === 0 ? 0 : order.total,
        );
        expect(sumOf(invoices.map(({ tax }) => tax))).toBe(
          order.subtotal + order.shipping === 0 ? 0 : order.tax,
        );
        for (const [at, { goods, shipping, tax, total }] of invoices.entries()) {
          expect(goods + shipping + (taxIncluded ? 0 : tax)).toBe(total);
          const parcels = all.map((part, place) => ({
            amount: part.goods + part.shipping,
            state: place <= at ? ('shipped' as const) : ('planned' as const),
          }));
          expect(sumOf(invoices.slice(0, at + 1).map((paper) => paper.total))).toBe(
            dueFor(parcels, order.total),
          );
        }
      }),
    );
  });

  it('[R7.043] of refunds add up: pieces, delivery and tax are what was given back, and all of it once', () => {
    fc.assert(
      fc.property(
        fc.tuple(parts, fc.boolean(), destinations, fc.boolean()),
        ([all, taxIncluded, destination, refundsDelivery]) => {
          const order = priced(all, taxIncluded, destination);
          fc.pre(order.subtotal > 0);
          const credits: PaperSums[] = [];
          let back = 0;
          for (const { goods } of all.filter((part) => part.goods > 0)) {
            const before = refundDue(order, back, { refundsDelivery });
            back += goods;
            const refund = refundDue(order, back, { refundsDelivery }) - before;
            credits.push(creditSums(order, credits, { goods, refund }));
          }
          for (const { goods, shipping, tax, total } of credits)
            expect(goods + shipping + (taxIncluded ? 0 : tax)).toBe(total);
          const given = refundDue(order, back, { refundsDelivery });
          expect(sumOf(credits.map(({ total }) => total))).toBe(given);
          if (refundsDelivery) expect(sumOf(credits.map(({ tax }) => tax))).toBe(order.tax);
        },
      ),
    );
  });
});

describe('[R7.042] what stands on a paper', () => {
  it('is numbered in the series of its kind', () => {
    expect([paperNumber('invoice', 'FR', 123), paperNumber('creditNote', 'FR', 4)]).toEqual([
      'FR-0000123',
      'FR-C-0000004',
    ]);
  });

  it('names who sells in the country, as the house says it', () => {
    const config = {
      brand: 'Maison',
      entities: {
        FR: { name: 'Maison SAS', address: ['Paris', 4], registrations: ['TVA 0'], countries: ['FR', 'BE'] },
        wrong: { name: 'Small letters', countries: ['US'] },
      },
    };
    expect(legalEntityOf(config, 'BE')).toEqual({
      code: 'FR',
      name: 'Maison SAS',
      address: ['Paris'],
      registrations: ['TVA 0'],
      brand: 'Maison',
    });
    for (const nobody of [
      legalEntityOf(config, 'US'),
      legalEntityOf(config, 'JP'),
      legalEntityOf(undefined, 'FR'),
    ])
      expect(nobody).toBeUndefined();
  });

  it('names the tax of a country, and its rate where today’s rates explain it', () => {
    expect(['FR', 'SG', 'JP', 'US'].map(taxKindOf)).toEqual(['vat', 'gst', 'consumptionTax', 'salesTax']);
    const order = { amount: 12_000, taxIncluded: true, destination: { country: 'FR' } };
    expect([shownTaxRate(order, 2000), shownTaxRate(order, 1999)]).toEqual([20, undefined]);
  });
});
