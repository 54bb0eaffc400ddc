import type { AnswerOf } from '@vitrine/contracts';

/** Where the bank's challenge leads: to a page of ours, or to the bank with what it is asked with. */
export type AfterChallenge = string | { readonly acsUrl: string; readonly payload: string };

/**
 * [R2.043] The next step by the provider's own word. A bank that knew its client may still refuse the money: then the
 * order is a draft again, whatever the challenge said.
 */
export function afterChallenge(challenge: AnswerOf<'getPayerAuthStatus'>): AfterChallenge {
  const { status, acsUrl, payload, orderState } = challenge;
  switch (status) {
    case 'none':
      return '/cart';
    case 'failed':
      return '/checkout/error?reason=challenge-failed';
    case 'cancelled':
      return '/checkout/error?reason=challenge-cancelled';
    case 'passed':
      return orderState === 'draft' ? '/checkout/error?reason=payment-refused' : '/checkout/confirmation';
    case 'pending':
      return acsUrl === undefined || payload === undefined ? '/checkout/confirmation' : { acsUrl, payload };
  }
}
