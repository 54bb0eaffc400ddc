import { accepted, refused, transferDays } from '@vitrine/domain';
import { paymentReference } from '../../../order/index.ts';
import { paymentConfig } from '../../methods-of-market.ts';
import { type PaymentMeans, putPlain, surplusField } from '../payment-means.ts';

const NOTICE_PATH = '/webhooks/bankTransfer';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * [R7.118] A transfer to the house's account: the order holds its stock and waits for days, as the house's configuration
 * says. The provider knows the transfer by the number of the order, and tells of the money once all of it has come.
 */
export const BANK_TRANSFER: PaymentMeans = {
  method: 'bankTransfer',
  noticePath: NOTICE_PATH,
  gateway: ({ gateways }) => gateways.transfer,
  apply: async (deps, { token, transactionId, copyToProfile }) => {
    const about = surplusField({ token, transactionId, copyToProfile });
    if (about !== undefined) return refused({ code: 'invalid_payment_token', about });
    return accepted({ put: putPlain(deps, 'bankTransfer') });
  },
  waitsForMs: async (deps) => transferDays(await paymentConfig(deps)) * DAY_MS,
  asksByMail: true,
  readiness: () => 'ready',
  authorise: (deps, { market, id, amount, currency, orderNumber }) => {
    const [origin = ''] = deps.config.ownOrigins;
    return deps.gateways.transfer.expect({
      reference: paymentReference(market, id),
      amount,
      currency,
      text: orderNumber ?? paymentReference(market, id),
      notifyUrl: origin + NOTICE_PATH,
    });
  },
  follow: async () => 'ask',
};
