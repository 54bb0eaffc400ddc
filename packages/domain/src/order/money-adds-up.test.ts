import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnitsOf, priceLabel } from '../catalog/price-label.ts';
import { capturesOf, isPaid, leftToPay, type OrderPayment, shareOf } from '../payment/order-payments.ts';
import { refundDue, refundsOf } from '../returns/refund.ts';
import { dueFor, type FulfilmentState } from './fulfilment-state.ts';
import { orderTotals } from './order-tax.ts';

/** Of none, two and three decimals. */
const CURRENCIES = ['JPY', 'KRW', 'EUR', 'USD', 'AED', 'KWD', 'BHD'] as const;
/** With their tax in the price, and with tax on top. */
const PLACES = [
  { country: 'FR', taxIncluded: true },
  { country: 'JP', taxIncluded: true },
  { country: 'AE', taxIncluded: true },
  { country: 'US', state: 'NY', taxIncluded: false },
  { country: 'US', state: 'CT', taxIncluded: false },
  { country: 'US', state: 'OR', taxIncluded: false },
] as const;

interface Piece {
  readonly amount: number;
  readonly parcel: number;
}
interface Purchase {
  readonly currency: string;
  readonly place: (typeof PLACES)[number];
  /** One entry for each piece; its parcel is one of `ways`. */
  readonly pieces: readonly Piece[];
  /** What each parcel's way costs. */
  readonly ways: readonly number[];
  /** The share that a gift card pays, of a thousand. */
  readonly giftCard: number;
  /** In which order parcels leave and pieces come back: the same places, mixed. */
  readonly seed: number;
  readonly refundsDelivery: boolean;
}

/** Prices in whole minor units of a currency: whole amounts and odd ones. */
const purchases: fc.Arbitrary<Purchase> = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    place: fc.constantFrom(...PLACES),
    units: fc.array(
      fc.record({ units: fc.integer({ min: 1, max: 60_000 }), odd: fc.nat(999), parcel: fc.nat(2) }),
      {
        minLength: 1,
        maxLength: 9,
      },
    ),
    ways: fc.array(fc.constantFrom(0, 999, 1800, 2500), { minLength: 3, maxLength: 3 }),
    giftCard: fc.nat(1000),
    seed: fc.nat(1_000_000),
    refundsDelivery: fc.boolean(),
  })
  .map(({ units, currency, ...rest }) => {
    const minor = minorUnitsOf(currency);
    const pieces = units.map(({ units: whole, odd, parcel }) => ({
      amount: whole * minor + (odd % minor),
      parcel,
    }));
    return { ...rest, currency, pieces };
  });

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);
const mixed = <Thing>(things: readonly Thing[], seed: number): readonly Thing[] =>
  things
    .map((thing, at) => ({ thing, key: ((at + 1) * 7919 * (seed + 1)) % 10_007 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ thing }) => thing);

function bought({ pieces, ways, place, giftCard }: Purchase) {
  const subtotal = sumOf(pieces.map(({ amount }) => amount));
  const used = ways.map((way, parcel) => (pieces.some((piece) => piece.parcel === parcel) ? way : 0));
  const shipping = sumOf(used);
  const totals = orderTotals({ subtotal, shipping, taxIncluded: place.taxIncluded, destination: place });
  const onCard = Math.floor((totals.total * giftCard) / 1000);
  const gift = shareOf(totals.total, [], { method: 'giftCard', amount: Math.max(1, onCard) });
  if (!gift.ok) throw new Error('a gift card pays a part');
  const payments: OrderPayment[] = [{ id: 'gift', state: 'authorised', amount: gift.value.amount }];
  const left = leftToPay(totals.total, payments);
  if (left > 0) payments.push({ id: 'card', state: 'authorised', amount: left });
  const parcels = used.flatMap((way, parcel) => {
    const inIt = pieces.filter((piece) => piece.parcel === parcel);
    return inIt.length === 0 ? [] : [{ id: parcel, amount: way + sumOf(inIt.map(({ amount }) => amount)) }];
  });
  return { totals, payments, parcels };
}

describe('[R7.129, R7.118, R7.043] the money of an order, in currencies of none, two and three decimals', () => {
  it('adds up from lines and ways to the total, and from a gift card and a card to the same', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { totals, payments, parcels } = bought(purchase);
        const { subtotal, shipping, tax, total } = totals;
        expect(total).toBe(subtotal + shipping + (purchase.place.taxIncluded ? 0 : tax));
        expect(sumOf(parcels.map(({ amount }) => amount))).toBe(subtotal + shipping);
        expect(sumOf(payments.map(({ amount }) => amount))).toBe(total);
        expect(isPaid(total, payments)).toBe(true);
        for (const amount of [subtotal, shipping, tax, total]) expect(Number.isInteger(amount)).toBe(true);
      }),
    );
  });

  it('is taken parcel by parcel, in any order, from one means after the other, and in the end exactly', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { totals, payments, parcels } = bought(purchase);
        const gone = new Set<number>();
        let before = new Map<string, number>();
        for (const { id } of mixed(parcels, purchase.seed)) {
          gone.add(id);
          const due = dueFor(
            parcels.map((parcel): { state: FulfilmentState; amount: number } => ({
              state: gone.has(parcel.id) ? 'shipped' : 'planned',
              amount: parcel.amount,
            })),
            totals.total,
          );
          const captures = capturesOf(due, payments);
          expect(sumOf(captures.values())).toBe(due);
          for (const { id: paymentId, amount } of payments) {
            const taken = captures.get(paymentId) ?? 0;
            expect(taken).toBeLessThanOrEqual(amount);
            expect(taken).toBeGreaterThanOrEqual(before.get(paymentId) ?? 0);
          }
          before = new Map(captures);
        }
        expect(sumOf(before.values())).toBe(totals.total);
      }),
    );
  });

  it('goes back piece by piece, in any order, to the minor unit, and never more to a means than it paid', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { totals, payments } = bought(purchase);
        let [goods, due] = [0, 0];
        let before = new Map<string, number>();
        for (const { amount } of mixed(purchase.pieces, purchase.seed)) {
          goods += amount;
          const next = refundDue(totals, goods, purchase);
          const refunds = refundsOf(next, payments);
          expect(sumOf(refunds.values())).toBe(next);
          // What this return is worth is what the means get more than before.
          expect(next - due).toBe(sumOf(refunds.values()) - sumOf(before.values()));
          for (const payment of payments) {
            const back = refunds.get(payment.id) ?? 0;
            expect(back).toBeLessThanOrEqual(payment.amount);
            expect(back).toBeGreaterThanOrEqual(before.get(payment.id) ?? 0);
          }
          before = new Map(refunds);
          due = next;
        }
        const keepsDelivery = !purchase.refundsDelivery && totals.shipping > 0;
        if (keepsDelivery) expect(due).toBeLessThan(totals.total);
        else expect(due).toBe(totals.total);
      }),
    );
  });

  it('is shown with all of its minor units', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { currency } = purchase;
        const { total } = bought(purchase).totals;
        const shown = priceLabel({ amount: total, currency }, 'en-US').replaceAll(/[^\d.]/gu, '');
        expect(Math.round(Number(shown) * minorUnitsOf(currency))).toBe(total);
      }),
    );
  });
});
