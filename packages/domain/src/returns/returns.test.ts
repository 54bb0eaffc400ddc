import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../order/order-state.ts';
import { refundDue, refundsOf } from './refund.ts';
import { returnEntries, returnOutcome } from './return-outcome.ts';
import { DEFAULT_RETURN_REASON, RETURN_KINDS, RETURN_REASONS, returnReasonsFor } from './return-reasons.ts';
import {
  nextReturnState,
  orderStateOfReturns,
  RETURN_EVENTS,
  RETURN_STATES,
  returnStateOf,
  returnSteps,
} from './return-state.ts';
import { returnAddressOf, returnTermsOf } from './return-terms.ts';
import { type BoughtLine, breaksSet, isSealedOnly, returnable } from './returnable-line.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const aLine = (changes: Partial<BoughtLine> = {}): BoughtLine => ({
  id: 'l1',
  quantity: 2,
  returned: 0,
  configuration: {},
  isFluid: false,
  isKitting: false,
  isSample: false,
  productType: 'bag',
  parcel: { state: 'delivered', arrivedAt: daysAgo(3) },
  ...changes,
});
const personalisation = { designId: 'd', parts: {} };

describe('[R3.049] the reasons that a piece may come back for', () => {
  it('are about its size only where it has one that can fit', () => {
    expect(returnReasonsFor({ size: '38', isSealedOnly: false })).toEqual(RETURN_REASONS);
    for (const line of [
      { size: undefined, isSealedOnly: false },
      { size: '30 mL', isSealedOnly: true },
    ]) {
      const reasons = returnReasonsFor(line);
      expect(reasons).toContain(DEFAULT_RETURN_REASON);
      expect(reasons.filter((reason) => ['tooSmall', 'tooLarge'].includes(reason))).toEqual([]);
    }
  });
});

describe('[R7.043] what may come back of a line', () => {
  it.each([
    ['all of it', aLine(), 2],
    ['what is left', aLine({ returned: 1 }), 1],
    ['nothing a second time', aLine({ returned: 2 }), 'already_returned'],
    [
      'nothing before it is there',
      aLine({ parcel: { state: 'shipped', arrivedAt: undefined } }),
      'not_delivered',
    ],
    ['what was fetched', aLine({ parcel: { state: 'collected', arrivedAt: daysAgo(1) } }), 2],
    ['what came on the last day', aLine({ parcel: { state: 'delivered', arrivedAt: daysAgo(30) } }), 2],
    [
      'nothing after it',
      aLine({ parcel: { state: 'delivered', arrivedAt: daysAgo(30.1) } }),
      'return_too_late',
    ],
    ['nothing that was made to order', aLine({ isFluid: true }), 'made_for_you'],
    ['nothing personalised', aLine({ configuration: { personalisation } }), 'made_for_you'],
    ['no sample', aLine({ isSample: true }), 'comes_with_another'],
  ])('is %s', (_name, line, expected) => {
    const left = returnable(line, { days: 30 }, NOW);
    expect(left.ok ? left.value : left.refusal.code).toBe(expected);
  });

  it('[R3.049] is a set as a whole', () => {
    const box = aLine({ id: 'box', isKitting: true, quantity: 1 });
    const [one, other] = [1, 2].map((at) =>
      aLine({ id: `p${at}`, quantity: 1, configuration: { partOf: 'box' } }),
    );
    const lines = [box, one, other, aLine()].filter((line) => line !== undefined);
    const breaks = (...ids: readonly string[]) =>
      lines.filter(
        (line) => ids.includes(line.id) && breaksSet(line, lines, new Map(ids.map((id) => [id, 1]))),
      ).length;
    expect(breaks('box', 'p1', 'p2')).toBe(0);
    expect(breaks('box')).toBe(1);
    expect(breaks('p1', 'p2')).toBe(2);
    expect(breaks('l1')).toBe(0);
  });

  it('is make-up while its seal is unbroken', () => {
    expect(['lipstick', 'fragrance', 'bag'].map((productType) => isSealedOnly({ productType }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('[R5.022, R5.023, R9.031, R3.049] the form of a return', () => {
  it('sends an entry for each piece of the lines that have a requestId and a quantity, with a reason', () => {
    const entries = returnEntries([
      { requestId: 'g1', itemId: 'a', quantity: 2 },
      { requestId: 'g1', itemId: 'b', quantity: 1, reasonCode: 'tooSmall' },
      { requestId: 'g1', itemId: 'c', quantity: 0 },
      { requestId: '', itemId: 'd', quantity: 1 },
      { itemId: 'e', quantity: 1 },
    ]);
    expect(entries.map((entry) => [entry.item_id_to_return, entry.reason_code])).toEqual([
      ['a', 'didNotLike'],
      ['a', 'didNotLike'],
      ['b', 'tooSmall'],
    ]);
    expect(DEFAULT_RETURN_REASON).toBe('didNotLike');
  });
});

describe('[R4.038] the outcome of a return', () => {
  it('is success, in part as soon as one result failed, and failure where all did', () => {
    const [good, bad] = [{}, { errorData: {} }];
    expect([[good, good], [good, bad], [bad, bad], []].map(returnOutcome)).toEqual([
      'success',
      'partialSuccess',
      'failure',
      'success',
    ]);
  });
});

const back = (accepted: number) => ({ kind: 'return', state: 'refunded', accepted }) as const;

describe('[R4.042] a return', () => {
  it('moves exactly as designed, over every pair of state and event', () => {
    const legal = RETURN_STATES.flatMap((state) =>
      RETURN_EVENTS.flatMap((event) => {
        const next = nextReturnState(state, event);
        return next.ok ? [`${state} ${event} → ${next.value}`] : [];
      }),
    );
    expect(legal).toEqual([
      'requested received → received',
      'received inspected → inspected',
      'inspected refunded → refunded',
      'inspected exchanged → exchanged',
      'inspected refused → refused',
    ]);
  });

  it('shows the state that it has on its way, and reads no other word', () => {
    for (const kind of RETURN_KINDS) {
      const own = RETURN_STATES.filter((state) => state !== (kind === 'return' ? 'exchanged' : 'refunded'));
      for (const state of own)
        expect(returnSteps(kind, state).findLast(({ isReached }) => isReached)?.state).toBe(state);
    }
    expect(() => returnStateOf('gone')).toThrow('unknown state');
  });

  it('moves its order only once all parcels have arrived', () => {
    const open = { kind: 'return', state: 'received', accepted: 0 } as const;
    for (const base of ORDER_STATES) {
      const isThere = base === 'delivered' || base === 'collected';
      expect(orderStateOfReturns(base, 2, [open])).toBe(isThere ? 'return_requested' : base);
    }
    expect(orderStateOfReturns('delivered', 2, [back(1)])).toBe('partially_returned');
    expect(orderStateOfReturns('delivered', 2, [back(1), back(1)])).toBe('returned');
    expect(orderStateOfReturns('delivered', 2, [{ kind: 'return', state: 'refused', accepted: 0 }])).toBe(
      'delivered',
    );
    expect(orderStateOfReturns('collected', 2, [{ kind: 'exchange', state: 'exchanged', accepted: 2 }])).toBe(
      'collected',
    );
  });
});

describe('[R7.043] refunds', () => {
  /** Pieces with their prices; what each return brings back, one after the other; tax on top or contained. */
  const orders = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
    shipping: fc.constantFrom(0, 1800, 999),
    taxRate: fc.constantFrom(0, 88_750, 200_000),
    refundsDelivery: fc.boolean(),
  });

  it('add up to the minor unit: to the total with delivery, and never to more', () => {
    fc.assert(
      fc.property(orders, ({ prices, shipping, taxRate, refundsDelivery }) => {
        const subtotal = prices.reduce((sum, price) => sum + price, 0);
        const cost = subtotal + shipping;
        const order = { subtotal, shipping, total: cost + Math.round((cost * taxRate) / 1_000_000) };
        let [goods, before, paid] = [0, 0, 0];
        for (const price of prices) {
          goods += price;
          const due = refundDue(order, goods, { refundsDelivery });
          expect(due).toBeGreaterThanOrEqual(before);
          paid += due - before;
          before = due;
        }
        expect(paid).toBeLessThanOrEqual(order.total);
        if (refundsDelivery || shipping === 0) expect(paid).toBe(order.total);
      }),
    );
  });

  it('go to the payments one after the other, all of it and no more than each paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 4 }),
        fc.nat(400_000),
        (amounts, asked) => {
          const payments = amounts.map((amount, at) => ({ id: String(at), amount }));
          const total = amounts.reduce((sum, amount) => sum + amount, 0);
          const refunds = refundsOf(Math.min(asked, total), payments);
          expect([...refunds.values()].reduce((sum, amount) => sum + amount, 0)).toBe(Math.min(asked, total));
          for (const { id, amount } of payments) expect(refunds.get(id) ?? 0).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });

  it('follow the terms that a house writes for a market, and the usual ones for what it leaves out', () => {
    const config = { default: { days: 14 }, us: { refundsDelivery: false }, eu: { days: 'many' } };
    expect(returnTermsOf(config, 'us')).toEqual({ days: 14, refundsDelivery: false });
    expect(returnTermsOf(config, 'eu')).toEqual({ days: 30, refundsDelivery: true });
    expect(returnTermsOf(undefined, 'ap')).toEqual({ days: 30, refundsDelivery: true });
    fc.assert(
      fc.property(fc.jsonValue(), (any) => void [returnTermsOf(any, 'me'), returnAddressOf(any, 'me')]),
    );
    const sent = { default: { address: ['Paris', 7] }, us: { address: ['New York'] } };
    expect([returnAddressOf(sent, 'us'), returnAddressOf(sent, 'eu')]).toEqual([['New York'], ['Paris']]);
  });
});
