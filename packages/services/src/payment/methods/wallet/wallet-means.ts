import { accepted, refused, type WalletMethod } from '@vitrine/domain';
import { noticePathOf } from '../../../gateways/index.ts';
import { paymentReference } from '../../../order/index.ts';
import { type PaymentMeans, putPlain, surplusField } from '../payment-means.ts';

/**
 * [R7.118, R7.119] A wallet: the shopper approves the payment on the provider's own page. The order is committed before,
 * so that its stock is held; what the shopper did there is asked of the provider or told by its notice. Wallets differ in
 * their names and gateways alone.
 */
export function walletMeans(method: WalletMethod): PaymentMeans {
  const noticePath = noticePathOf(method);
  return {
    method,
    noticePath,
    gateway: ({ gateways }) => gateways.wallets[method],
    apply: async (deps, { token, transactionId, copyToProfile }) => {
      // A wallet has no token that a client could bring.
      const about = surplusField({ token, transactionId, copyToProfile });
      if (about !== undefined) return refused({ code: 'invalid_payment_token', about });
      return accepted({ put: putPlain(deps, method) });
    },
    readiness: () => 'ready',
    authorise: ({ gateways }, { market, id }) =>
      gateways.wallets[method].statusOf(paymentReference(market, id)),
    follow: async () => 'ask',
    readResult: ({ gateways }, text) => gateways.wallets[method].readResult(text),
    open: ({ gateways, config }, { market, id, amount, currency }, { locale, returnUrl, cancelUrl }) => {
      const [origin = ''] = config.ownOrigins;
      return gateways.wallets[method].open({
        method,
        reference: paymentReference(market, id),
        amount,
        currency,
        locale: locale.bcp47,
        returnUrl,
        cancelUrl,
        notifyUrl: origin + noticePath,
      });
    },
  };
}
