import type { PostalAddress } from '@vitrine/contracts';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels, usePage } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { useCheckoutPath } from '../../../steps/use-checkout-path.ts';
import styles from '../../payment-step.module.css';
import { isBusy, READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import type { PaymentMeansView, PaymentProps, PaymentView, ResumeProps } from '../payment-means.ts';
import { leadToWallet, payByWallet } from './pay-by-wallet.ts';

/** [R7.119] A wallet: the shopper approves the payment on the provider's own page and comes back. */
export const PAYPAL: PaymentMeansView = {
  title: 'checkout_means_paypal',
  Payment: WalletPayment,
  Resume: ResumeWallet,
};

const METHOD = 'paypal';

/** [R7.119] Back to the provider's page, where the payment waits for the shopper. */
function ResumeWallet({ providerOrigins }: ResumeProps) {
  const { labels } = usePage();
  const pathTo = useCheckoutPath();
  const { placing, place } = useAttempt(READY);
  const lead = () =>
    leadToWallet(
      { redirect: () => askForPage(pathTo) },
      { own: location.origin, providers: providerOrigins },
    );
  return (
    <>
      <Button disabled={isBusy(placing)} onClick={() => void place(lead)}>
        {labels.t('checkout_wallet_resume')}
      </Button>
      {placing.step === 'ready' && placing.fault && (
        <p role="alert">{'key' in placing.fault ? labels.t(placing.fault.key) : placing.fault.text}</p>
      )}
    </>
  );
}

/** The confirmation asks how it ended, and leads on to where it can be tried again. */
function askForPage(pathTo: ReturnType<typeof useCheckoutPath>) {
  const wayBack = new URL(pathTo('/checkout/confirmation'), location.origin).href;
  return shopClient().call('redirectPayment', {
    body: { method: METHOD, returnUrl: wayBack, cancelUrl: wayBack },
  });
}

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
      return payByWallet(
        {
          saveBilling: () => saveBilling(billing),
          apply: () => call('applyPayment', { params: { method: METHOD }, body: {} }),
          commit: () => commitOrder(idempotencyKey),
          redirect: () => askForPage(pathTo),
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
