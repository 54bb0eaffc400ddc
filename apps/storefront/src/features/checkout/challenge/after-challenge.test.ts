import { describe, expect, it } from 'vitest';
import { afterChallenge } from './after-challenge.ts';

describe("after the bank's challenge", () => {
  it('[R2.043] a passed one ends on the confirmation, a failed one on the error page', () => {
    expect(afterChallenge({ status: 'passed', completeStatus: true, orderState: 'placed' })).toBe(
      '/checkout/confirmation',
    );
    expect(afterChallenge({ status: 'failed', completeStatus: false })).toBe(
      '/checkout/error?reason=challenge-failed',
    );
  });

  it('[R2.042] says that the money was refused when the client was known but the card was not good', () => {
    expect(afterChallenge({ status: 'passed', completeStatus: true, orderState: 'draft' })).toBe(
      '/checkout/error?reason=payment-refused',
    );
  });

  it('[R2.042, R2.043] says of one that the shopper gave up at the bank that they gave it up', () => {
    expect(afterChallenge({ status: 'cancelled', completeStatus: false })).toBe(
      '/checkout/error?reason=challenge-cancelled',
    );
  });

  it('[R2.043] opened cold it is the cart’s turn', () => {
    expect(afterChallenge({ status: 'none', completeStatus: true })).toBe('/cart');
  });

  it('one that is not answered yet leads to the bank, or waits where there is no way there', () => {
    const acs = { acsUrl: 'http://127.0.0.1:3001/acs/challenge', payload: 'P' };
    expect(afterChallenge({ status: 'pending', completeStatus: false, ...acs })).toEqual(acs);
    expect(afterChallenge({ status: 'pending', completeStatus: false })).toBe('/checkout/confirmation');
  });
});
