import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capturesOf, isOpenPayment, leftToPay, shareOf } from './order-payments.ts';
import { PAYMENT_STATES } from './payment-state.ts';

const card = { id: 'c', method: 'creditCard', amount: 30 };
const amount = fc.integer({ min: 1, max: 1000 });
const payments = fc
  .array(fc.record({ state: fc.constantFrom(...PAYMENT_STATES), amount }), { maxLength: 6 })
  .map((some) => some.map((payment, at) => ({ ...payment, id: `p-${at}` })));

describe('[R7.129] a payment whose money may still come', () => {
  it('is one that nobody has answered', () => {
    expect(PAYMENT_STATES.filter(isOpenPayment)).toEqual(['applied', 'challenged', 'authorising', 'pending']);
  });
});

describe('[R7.118] what a means pays of a draft', () => {
  it('is all of it, in the place of every other, where nothing is said', () => {
    expect(shareOf(100, [card], { method: 'paypal' })).toEqual({
      ok: true,
      value: { amount: 100, insteadOf: ['c'] },
    });
  });

  it('is a part beside the means of other methods, and in the place of its own', () => {
    expect(shareOf(100, [card], { method: 'paypal', amount: 70 })).toMatchObject({
      value: { amount: 70, insteadOf: [] },
    });
    expect(shareOf(100, [card], { method: 'creditCard', amount: 80 })).toMatchObject({
      value: { amount: 80, insteadOf: ['c'] },
    });
  });

  it('is no more than the means has: a gift card pays what is left on it, in the place of every other', () => {
    const gift = { method: 'giftCard', atMost: 40 } as const;
    expect(shareOf(100, [card], gift)).toMatchObject({ value: { amount: 40, insteadOf: ['c'] } });
    expect(shareOf(30, [], gift)).toMatchObject({ value: { amount: 30 } });
    expect(shareOf(100, [], { ...gift, amount: 41 })).toMatchObject({ ok: false });
  });

  it.each([71, 0, -1])('is refused for %d of what 30 are paid of already', (part) => {
    expect(shareOf(100, [card], { method: 'paypal', amount: part })).toMatchObject({
      ok: false,
      refusal: { about: 'amount' },
    });
  });
});

describe('[R7.118] what is left to pay', () => {
  it('is the total without the payments that count, and nothing once they cover it', () => {
    fc.assert(
      fc.property(amount, payments, (total, known) => {
        const ended = known.map((payment) => ({ ...payment, state: 'refused' }) as const);
        expect(leftToPay(total, ended)).toBe(total);
        const live = known.map((payment) => ({ ...payment, state: 'applied' }) as const);
        const sum = live.reduce((all, each) => all + each.amount, 0);
        expect(leftToPay(total, live)).toBe(Math.max(0, total - sum));
      }),
    );
  });
});

describe('[R7.129] what is taken of each payment', () => {
  it('is in all what is due, never more than a payment holds, and grows with what is due', () => {
    fc.assert(
      fc.property(payments, fc.nat(5000), fc.nat(1000), (known, due, more) => {
        const secured = known.filter(({ state }) => state === 'authorised' || state === 'captured');
        const holds = secured.reduce((sum, payment) => sum + payment.amount, 0);
        const [now, later] = [capturesOf(due, known), capturesOf(due + more, known)];
        expect([...now.values()].reduce((sum, taken) => sum + taken, 0)).toBe(Math.min(due, holds));
        for (const [id, taken] of now) {
          expect(taken).toBeLessThanOrEqual(secured.find((payment) => payment.id === id)?.amount ?? 0);
          expect(later.get(id)).toBeGreaterThanOrEqual(taken);
        }
      }),
    );
  });
});
