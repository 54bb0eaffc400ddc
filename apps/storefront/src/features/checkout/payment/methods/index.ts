import { type PaymentMethod, recordOf, WALLET_METHODS } from '@vitrine/domain';
import { APPLE_PAY } from './apple-pay/apple-pay-means.tsx';
import { BANK_TRANSFER } from './bank-transfer/bank-transfer.tsx';
import { CREDIT_CARD } from './credit-card/credit-card.tsx';
import { GIFT_CARD } from './gift-card/gift-card.tsx';
import type { PaymentMeansView } from './payment-means.ts';
import { walletMeans, walletView } from './wallet/wallet-means.tsx';

/** [R7.118] How each means of the shop is shown and placed; which of them a market has is the house's to say. */
export const PAYMENT_MEANS: Readonly<Record<PaymentMethod, PaymentMeansView>> = {
  creditCard: CREDIT_CARD,
  ...recordOf(WALLET_METHODS, walletMeans),
  // [R7.121] To its provider's page as any wallet, or to its bridge.
  wechat: walletView({
    method: 'wechat',
    fetchPay: async () => {
      const [{ payWith }, { WECHAT_SIDE }] = await Promise.all([
        import('./wallet/wallet-side.ts'),
        import('./wechat/wechat-side.ts'),
      ]);
      return (attempt) => payWith(WECHAT_SIDE, attempt);
    },
  }),
  applePay: APPLE_PAY,
  giftCard: GIFT_CARD,
  bankTransfer: BANK_TRANSFER,
};
