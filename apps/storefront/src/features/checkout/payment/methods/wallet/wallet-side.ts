import type { PostalAddress } from '@vitrine/contracts';
import type { WalletMethod } from '@vitrine/domain';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import type { PlacingEnd } from '../../placing.ts';
import { type AttemptHeaders, commitOrder, saveBilling } from '../../use-attempt.ts';
import { type PaymentProps, shareOfDue } from '../payment-means.ts';
import { payByWallet, type WalletCalls } from './pay-by-wallet.ts';

/** What a wallet brings of its own. */
export interface WalletSide extends Pick<WalletCalls, 'prepare'> {
  readonly method: WalletMethod;
  /** Asks for the provider's page for an order that waits; `wayBack`: the shop's confirmation. */
  readonly redirect: (orderId: string, wayBack: string) => ReturnType<WalletCalls['redirect']>;
}

/** [R7.119] A wallet like any other. */
export function walletSide(method: WalletMethod): WalletSide {
  return {
    method,
    // The confirmation asks how it ended, and leads on to where it can be tried again.
    redirect: (_orderId, wayBack) =>
      shopClient().call('redirectPayment', { body: { method, returnUrl: wayBack, cancelUrl: wayBack } }),
  };
}

export interface WalletAttempt extends Pick<PaymentProps, 'providerOrigins' | 'due'> {
  readonly billing: PostalAddress;
  readonly headers: AttemptHeaders;
  readonly wayBack: string;
}

/** [R7.119] One press on Place order with this wallet. */
export function payWith(
  { method, prepare, redirect }: WalletSide,
  attempt: WalletAttempt,
): Promise<PlacingEnd> {
  const { billing, headers, due, wayBack, providerOrigins } = attempt;
  const calls: WalletCalls = {
    ...(prepare !== undefined && { prepare }),
    saveBilling: () => saveBilling(billing),
    apply: () => shopClient().call('applyPayment', { params: { method }, body: shareOfDue(due) }),
    commit: () => commitOrder(headers),
    redirect: (orderId) => redirect(orderId, wayBack),
  };
  return payByWallet(calls, { own: location.origin, providers: providerOrigins });
}
