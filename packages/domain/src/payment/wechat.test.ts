import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bridgeEnd, isInWeChat } from './wechat.ts';

describe('paying inside WeChat', () => {
  it('[R8.040] is known by the browser alone', () => {
    expect(isInWeChat('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.49(0x1)')).toBe(
      true,
    );
    expect(isInWeChat('Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36')).toBe(false);
    expect(isInWeChat('')).toBe(false);
  });

  it('[R8.041] has failed unless the bridge says that it was paid or cancelled', () => {
    expect(bridgeEnd({ err_msg: 'get_brand_wcpay_request:ok' })).toBe('paid');
    expect(bridgeEnd({ err_msg: 'get_brand_wcpay_request:cancel' })).toBe('cancelled');
    expect(bridgeEnd({ err_msg: 'get_brand_wcpay_request:fail' })).toBe('failed');
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(bridgeEnd(answer)).toBe('failed');
      }),
    );
  });
});
