import { type PaymentMethod, paymentMethodOf, recordOf, WALLET_METHODS } from '@vitrine/domain';
import { CREDIT_CARD } from './credit-card/credit-card.ts';
import type { PaymentMeans } from './payment-means.ts';
import { walletMeans } from './wallet/wallet-means.ts';

export type { MeansRefusal, Payable, PaymentMeans } from './payment-means.ts';

/** Every means of the shop; which of them a market has is the house's to say. */
const MEANS: Readonly<Record<PaymentMethod, PaymentMeans>> = {
  creditCard: CREDIT_CARD,
  ...recordOf(WALLET_METHODS, walletMeans),
};

export const ALL_MEANS: readonly PaymentMeans[] = Object.values(MEANS);

/** The means of a stored payment; throws for one that this program never wrote. */
export function meansOf(method: string): PaymentMeans {
  return MEANS[paymentMethodOf(method)];
}
