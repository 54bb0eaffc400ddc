import type { ServiceDeps } from '../deps.ts';
import { paymentReference } from '../order/index.ts';
import type { PaymentRow } from './payment.store.ts';
import { settlePayment } from './settle-payment.ts';

/** The address of the provider's notices, on our own origin. */
export const NOTICE_PATH = '/webhooks/payment';

/** What a request for money needs of a payment's row. */
export type Payable = Pick<
  PaymentRow,
  'market' | 'id' | 'order_id' | 'amount' | 'currency' | 'provider_token' | 'threeds'
>;

/**
 * Asks the provider for a payment that is noted as `authorising`, outside of any transaction, and settles what it
 * says. Asking twice is harmless: the provider pays one reference once.
 */
export async function askForMoney(deps: ServiceDeps, payment: Payable): Promise<void> {
  const { market, id, order_id: orderId, amount, currency } = payment;
  const [origin = ''] = deps.config.ownOrigins;
  const { outcome, providerRef } = await deps.gateways.payment.authorise({
    reference: paymentReference(market, id),
    token: payment.provider_token ?? '',
    amount,
    currency,
    transactionId: payment.threeds?.transactionId,
    notifyUrl: origin + NOTICE_PATH,
  });
  await settlePayment(deps, { market, orderId, paymentId: id, outcome, providerRef });
}
