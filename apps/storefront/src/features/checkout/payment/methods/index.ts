import { type PaymentMethod, recordOf, WALLET_METHODS } from '@vitrine/domain';
import { APPLE_PAY } from './apple-pay/apple-pay.tsx';
import { BANK_TRANSFER } from './bank-transfer/bank-transfer.tsx';
import { CREDIT_CARD } from './credit-card/credit-card.tsx';
import { GIFT_CARD } from './gift-card/gift-card.tsx';
import type { PaymentMeansView } from './payment-means.ts';
import { walletMeans } from './wallet/wallet-means.tsx';
import { WECHAT } from './wechat/wechat.tsx';

/** [R7.118] How each means of the shop is shown and placed; which of them a market has is the house's to say. */
export const PAYMENT_MEANS: Readonly<Record<PaymentMethod, PaymentMeansView>> = {
  creditCard: CREDIT_CARD,
  ...recordOf(WALLET_METHODS, walletMeans),
  wechat: WECHAT,
  applePay: APPLE_PAY,
  giftCard: GIFT_CARD,
  bankTransfer: BANK_TRANSFER,
};
