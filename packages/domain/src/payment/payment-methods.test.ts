import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../locale/locale.ts';
import { offeredMethods, PAYMENT_METHODS, paymentMethodOf, paymentMethodsOf } from './payment-methods.ts';

describe('the payment means of a market', () => {
  const config = { methods: { default: ['paypal', 'creditCard'], ap: ['creditCard', 'shells'] } };

  it('[R7.118] are those the house names, in its order, each once', () => {
    expect(paymentMethodsOf(config, { market: 'us' })).toEqual(['paypal', 'creditCard']);
    expect(paymentMethodsOf(config, { market: 'ap' })).toEqual(['creditCard']);
    const doubled = { methods: { default: ['paypal', 'creditCard', 'paypal'] } };
    expect(paymentMethodsOf(doubled, { market: 'us' })).toEqual(['paypal', 'creditCard']);
  });

  it('[R7.118] may be those of one locale', () => {
    const china = { methods: { default: ['creditCard'], ap: ['paypal'], 'zhs-cn': ['wechat', 'alipay'] } };
    expect(paymentMethodsOf(china, { market: 'ap', code: 'zhs-cn' })).toEqual(['wechat', 'alipay']);
    expect(paymentMethodsOf(china, { market: 'ap', code: 'jpn-jp' })).toEqual(['paypal']);
    expect(offeredMethods(china)).toEqual(['creditCard', 'paypal', 'alipay', 'wechat']);
  });

  it('[R7.118] are the card alone where the house says nothing that can be used', () => {
    for (const said of [undefined, null, 'x', {}, { methods: 7 }, { methods: { default: ['shells'] } }]) {
      expect(paymentMethodsOf(said, { market: 'us' })).toEqual(['creditCard']);
    }
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...MARKETS), (said, market) => {
        const methods = paymentMethodsOf(said, { market });
        expect(methods.length).toBeGreaterThan(0);
        expect(methods.every((method) => PAYMENT_METHODS.includes(method))).toBe(true);
      }),
    );
  });

  it('[R7.118] are offered by the house when one market has them', () => {
    const everywhere = { us: ['creditCard'], eu: ['creditCard'], me: ['creditCard'], ap: ['creditCard'] };
    expect(offeredMethods(config)).toEqual(['creditCard', 'paypal']);
    expect(offeredMethods({ methods: { default: ['creditCard'], eu: ['paypal'] } })).toEqual([
      'creditCard',
      'paypal',
    ]);
    expect(offeredMethods({ methods: { default: ['paypal'], ...everywhere } })).toEqual(['creditCard']);
    expect(offeredMethods(undefined)).toEqual(['creditCard']);
  });

  it('are read from a payment that was stored, and from nothing else', () => {
    for (const method of PAYMENT_METHODS) expect(paymentMethodOf(method)).toBe(method);
    expect(() => paymentMethodOf('shells')).toThrowError('unknown method shells');
  });
});
