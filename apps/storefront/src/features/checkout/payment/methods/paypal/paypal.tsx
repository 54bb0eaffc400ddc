import type { PostalAddress } from '@vitrine/contracts';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { useCheckoutPath } from '../../../steps/use-checkout-path.ts';
import styles from '../../payment-step.module.css';
import { READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import type { PaymentMeansView, PaymentProps, PaymentView } from '../payment-means.ts';
import { payByWallet } from './pay-by-wallet.ts';

/** [R7.119] A wallet: the shopper approves the payment on the provider's own page and comes back. */
export const PAYPAL: PaymentMeansView = { title: 'checkout_means_paypal', Payment: WalletPayment };

const METHOD = 'paypal';

function WalletPayment({ children, ...props }: PaymentProps) {
  return children(useWallet(props));
}

function useWallet({ providerOrigins }: Omit<PaymentProps, 'children'>): PaymentView {
  const t = useLabels();
  const pathTo = useCheckoutPath();
  const { placing, tell, place: attempt } = useAttempt(READY);

  const place = (billing: PostalAddress) =>
    attempt((idempotencyKey) => {
      const { call } = shopClient();
      // The confirmation asks how it ended, and leads on to where it can be tried again.
      const wayBack = new URL(pathTo('/checkout/confirmation'), location.origin).href;
      return payByWallet(
        {
          saveBilling: () => saveBilling(billing),
          apply: () => call('applyPayment', { params: { method: METHOD }, body: {} }),
          commit: () => commitOrder(idempotencyKey),
          redirect: () =>
            call('redirectPayment', { body: { method: METHOD, returnUrl: wayBack, cancelUrl: wayBack } }),
        },
        { own: location.origin, providers: providerOrigins },
      );
    });

  const panel = (
    <section className={styles['part']}>
      <h2>{t('checkout_means_paypal')}</h2>
      <p className={styles['intro']}>{t('checkout_wallet_intro')}</p>
    </section>
  );
  return { placing, tell, place, panel };
}
