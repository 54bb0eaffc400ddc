import { type PaymentMethod, paymentMethodOf, recordOf, WALLET_METHODS } from '@vitrine/domain';
import { APPLE_PAY } from './apple-pay/apple-pay.ts';
import { BANK_TRANSFER } from './bank-transfer/bank-transfer.ts';
import { CREDIT_CARD } from './credit-card/credit-card.ts';
import { GIFT_CARD } from './gift-card/gift-card.ts';
import type { PaymentMeans } from './payment-means.ts';
import { walletMeans } from './wallet/wallet-means.ts';

export type { MeansRefusal, Payable, PaymentMeans } from './payment-means.ts';

/** Every means of the shop; which of them a market has is the house's to say. */
const MEANS: Readonly<Record<PaymentMethod, PaymentMeans>> = {
  creditCard: CREDIT_CARD,
  ...recordOf(WALLET_METHODS, walletMeans),
  applePay: APPLE_PAY,
  giftCard: GIFT_CARD,
  bankTransfer: BANK_TRANSFER,
};

export const ALL_MEANS: readonly PaymentMeans[] = Object.values(MEANS);

/** The means of a stored payment; throws for one that this program never wrote. */
export function meansOf(method: string): PaymentMeans {
  return MEANS[paymentMethodOf(method)];
}
