import { accepted, refused } from '@vitrine/domain';
import { paymentReference } from '../../../order/index.ts';
import { putPayment } from '../../payment.store.ts';
import type { PaymentMeans } from '../payment-means.ts';

const NOTICE_PATH = '/webhooks/paypal';

/**
 * [R7.118, R7.119] A wallet: the shopper approves the payment on the provider's own page. The order is committed before,
 * so that its stock is held; what the shopper did there is asked of the provider or told by its notice.
 */
export const PAYPAL: PaymentMeans = {
  method: 'paypal',
  noticePath: NOTICE_PATH,
  gateway: ({ gateways }) => gateways.wallet,
  apply: async (deps, { token, transactionId }) => {
    // A wallet has no token that a client could bring.
    if (token !== undefined || transactionId !== undefined) return refused({ code: 'invalid_payment_token' });
    return accepted(async (transaction, { draft: { market, id: orderId, currency }, share }) => {
      const payment = { market, id: deps.ids.next(), orderId, method: 'paypal', share, currency } as const;
      await putPayment(transaction, payment, deps.clock.now());
      return true;
    });
  },
  readiness: () => 'ready',
  authorise: (deps, { market, id }) => deps.gateways.wallet.statusOf(paymentReference(market, id)),
  follow: async () => 'ask',
  readResult: ({ gateways }, text) => gateways.wallet.readResult(text),
  open: (deps, { market, id, amount, currency }, { locale, returnUrl, cancelUrl }) => {
    const [origin = ''] = deps.config.ownOrigins;
    return deps.gateways.wallet.open({
      reference: paymentReference(market, id),
      amount,
      currency,
      locale: locale.bcp47,
      returnUrl,
      cancelUrl,
      notifyUrl: origin + NOTICE_PATH,
    });
  },
};
