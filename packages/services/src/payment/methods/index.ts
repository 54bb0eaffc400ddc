import { PAYMENT_METHODS, type PaymentMethod } from '@vitrine/domain';
import { CREDIT_CARD } from './credit-card/credit-card.ts';
import type { PaymentMeans } from './payment-means.ts';
import { PAYPAL } from './paypal/paypal.ts';

export type { MeansRefusal, Payable, PaymentMeans } from './payment-means.ts';

/** Every means of the shop; which of them a market has is the house's to say. */
const MEANS: Readonly<Record<PaymentMethod, PaymentMeans>> = { creditCard: CREDIT_CARD, paypal: PAYPAL };

export const ALL_MEANS: readonly PaymentMeans[] = Object.values(MEANS);

/** The means of a stored payment; throws for one that this program never wrote. */
export function meansOf(method: string): PaymentMeans {
  const known = PAYMENT_METHODS.find((name) => name === method);
  if (known === undefined) throw new Error(`A payment is of the unknown method ${method}`);
  return MEANS[known];
}
