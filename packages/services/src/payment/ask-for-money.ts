import type { ServiceDeps } from '../deps.ts';
import { meansOf, type Payable } from './methods/index.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider for a payment that is noted as `authorising`, outside of any transaction, and settles what it
 * says. Asking twice is harmless: the provider pays one reference once.
 */
export async function askForMoney(deps: ServiceDeps, payment: Payable): Promise<void> {
  const { market, id: paymentId, orderId } = payment;
  const { authorise, asksByMail } = meansOf(payment.method);
  const { outcome, providerRef, captured } = await authorise(deps, payment);
  await settlePayment(deps, { market, orderId, paymentId, outcome, providerRef, captured, asksByMail });
}
