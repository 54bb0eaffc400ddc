import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS, paymentMethodsOf } from './payment-methods.ts';

describe('the payment means of a market', () => {
  const config = { methods: { default: ['paypal', 'creditCard'], cn: ['creditCard', 'shells'] } };

  it('[R7.118] are those the house names, in the order of the shop', () => {
    expect(paymentMethodsOf(config, 'us')).toEqual(['creditCard', 'paypal']);
    expect(paymentMethodsOf(config, 'cn')).toEqual(['creditCard']);
  });

  it('[R7.118] are the card alone where the house says nothing that can be used', () => {
    for (const said of [undefined, null, 'x', {}, { methods: 7 }, { methods: { default: ['shells'] } }]) {
      expect(paymentMethodsOf(said, 'us')).toEqual(['creditCard']);
    }
    fc.assert(
      fc.property(fc.anything(), fc.string(), (said, market) => {
        const methods = paymentMethodsOf(said, market);
        expect(methods.length).toBeGreaterThan(0);
        expect(methods.every((method) => PAYMENT_METHODS.includes(method))).toBe(true);
      }),
    );
  });
});
