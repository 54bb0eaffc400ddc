import type { PostalAddress } from '@vitrine/contracts';
import type { WalletMethod } from '@vitrine/domain';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { useCheckoutPath } from '../../../steps/use-checkout-path.ts';
import styles from '../../payment-step.module.css';
import { faultText, isBusy, READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import type { PaymentMeansView, PaymentProps, PaymentView, ResumeProps } from '../payment-means.ts';
import { leadToWallet, payByWallet } from './pay-by-wallet.ts';

/**
 * [R7.119] A wallet: the shopper approves the payment on the provider's own page and comes back. The label
 * `checkout_means_{method}` is its name; all other words are the same for every wallet.
 */
export function walletMeans(method: WalletMethod): PaymentMeansView {
  const title = `checkout_means_${method}` as const;
  return {
    title,
    paidWith: (_payment, t) => t('checkout_paid_with_wallet', { means: t(title) }),
    Payment: ({ children, providerOrigins }) => children(useWallet({ method, title }, providerOrigins)),
    Resume: (props) => <ResumeWallet {...props} wallet={{ method, title }} />,
  };
}

interface Wallet extends Pick<PaymentMeansView, 'title'> {
  readonly method: WalletMethod;
}

/** [R7.119] Back to the provider's page, where the payment waits for the shopper. */
function ResumeWallet({ providerOrigins, wallet }: ResumeProps & { readonly wallet: Wallet }) {
  const t = useLabels();
  const pathTo = useCheckoutPath();
  const { placing, place } = useAttempt(READY);
  const lead = () =>
    leadToWallet(
      { redirect: () => askForPage(wallet, pathTo) },
      { own: location.origin, providers: providerOrigins },
    );
  return (
    <>
      <Button disabled={isBusy(placing)} onClick={() => void place(lead)}>
        {t('checkout_wallet_resume', { means: t(wallet.title) })}
      </Button>
      {placing.step === 'ready' && placing.fault && <p role="alert">{faultText(placing.fault, t)}</p>}
    </>
  );
}

/** The confirmation asks how it ended, and leads on to where it can be tried again. */
function askForPage({ method }: Wallet, pathTo: ReturnType<typeof useCheckoutPath>) {
  const wayBack = new URL(pathTo('/checkout/confirmation'), location.origin).href;
  return shopClient().call('redirectPayment', {
    body: { method, returnUrl: wayBack, cancelUrl: wayBack },
  });
}

function useWallet(wallet: Wallet, providerOrigins: PaymentProps['providerOrigins']): PaymentView {
  const t = useLabels();
  const pathTo = useCheckoutPath();
  const { placing, tell, place: attempt } = useAttempt(READY);

  const place = (billing: PostalAddress) =>
    attempt((idempotencyKey) => {
      const { call } = shopClient();
      return payByWallet(
        {
          saveBilling: () => saveBilling(billing),
          apply: () => call('applyPayment', { params: { method: wallet.method }, body: {} }),
          commit: () => commitOrder(idempotencyKey),
          redirect: () => askForPage(wallet, pathTo),
        },
        { own: location.origin, providers: providerOrigins },
      );
    });

  const means = t(wallet.title);
  const panel = (
    <section className={styles['part']}>
      <h2>{means}</h2>
      <p className={styles['intro']}>{t('checkout_wallet_intro', { means })}</p>
    </section>
  );
  return { placing, tell, place, panel };
}
