import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_ERROR_REASONS, checkoutErrorReason, reasonOfRefusal } from './error-reason.ts';

describe('the reason on the error page', () => {
  it.each(CHECKOUT_ERROR_REASONS)('[R2.042] knows %s', (reason) => {
    expect(checkoutErrorReason(reason)).toBe(reason);
  });

  it('[R2.042] shows the general wording for everything else', () => {
    expect(checkoutErrorReason(null)).toBe('general');
    expect(checkoutErrorReason('<b>x</b>')).toBe('general');
    fc.assert(
      fc.property(fc.string(), (given) => {
        expect(['general', ...CHECKOUT_ERROR_REASONS]).toContain(checkoutErrorReason(given));
      }),
    );
  });

  it('names the refusals that end a purchase, and leaves the others to the page they happened on', () => {
    expect(reasonOfRefusal('payment_refused')).toBe('payment-refused');
    expect(reasonOfRefusal('out_of_stock')).toBe('out-of-stock');
    expect(reasonOfRefusal('bad_request')).toBeUndefined();
    expect(reasonOfRefusal(undefined)).toBeUndefined();
  });
});
