import type { PostalAddress } from '@vitrine/contracts';
import type { WalletMethod } from '@vitrine/domain';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { useCheckoutPath } from '../../../steps/use-checkout-path.ts';
import styles from '../../payment-step.module.css';
import { faultText, isBusy, READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import {
  type PaymentMeansView,
  type PaymentProps,
  type PaymentView,
  type ResumeProps,
  shareOfDue,
} from '../payment-means.ts';
import { leadToWallet, payByWallet, type WalletCalls } from './pay-by-wallet.ts';

/** What a wallet brings of its own. */
export interface WalletSide extends Pick<WalletCalls, 'prepare'> {
  readonly method: WalletMethod;
  /** Asks for the provider's page for an order that waits; `wayBack`: the shop's confirmation. */
  readonly redirect: (orderId: string, wayBack: string) => ReturnType<WalletCalls['redirect']>;
}

/** [R7.119] A wallet like any other: its label `checkout_means_{method}` is its name, and all that it brings. */
export function walletMeans(method: WalletMethod): PaymentMeansView {
  return walletView({
    method,
    // The confirmation asks how it ended, and leads on to where it can be tried again.
    redirect: (_orderId, wayBack) =>
      shopClient().call('redirectPayment', { body: { method, returnUrl: wayBack, cancelUrl: wayBack } }),
  });
}

/** [R7.119] The shopper approves the payment on the provider's own page and comes back. */
export function walletView(wallet: WalletSide): PaymentMeansView {
  const title = `checkout_means_${wallet.method}` as const;
  return {
    title,
    paidWith: (_payment, t) => t('checkout_paid_with_wallet', { means: t(title) }),
    Payment: ({ children, ...props }) => children(useWallet(wallet, props)),
    Resume: (props) => <ResumeWallet {...props} wallet={wallet} />,
  };
}

/** [R7.119] Back to the provider's page, where the payment waits for the shopper. */
export function ResumeWallet({
  orderId,
  providerOrigins,
  wallet,
}: Pick<ResumeProps, 'orderId' | 'providerOrigins'> & { readonly wallet: WalletSide }) {
  const t = useLabels();
  const wayBack = useWayBack();
  const { placing, place } = useAttempt(READY);
  const lead = () =>
    leadToWallet(() => wallet.redirect(orderId, wayBack()), {
      own: location.origin,
      providers: providerOrigins,
    });
  return (
    <>
      <Button disabled={isBusy(placing)} onClick={() => void place(lead)}>
        {t('checkout_wallet_resume', { means: t(`checkout_means_${wallet.method}`) })}
      </Button>
      {placing.step === 'ready' && placing.fault && <p role="alert">{faultText(placing.fault, t)}</p>}
    </>
  );
}

function useWallet(
  wallet: WalletSide,
  { providerOrigins, due }: Pick<PaymentProps, 'providerOrigins' | 'due'>,
): PaymentView {
  const t = useLabels();
  const wayBack = useWayBack();
  const { placing, tell, place: attempt } = useAttempt(READY);
  const { method, prepare } = wallet;

  const place = (billing: PostalAddress) =>
    attempt((idempotencyKey) => {
      const { call } = shopClient();
      return payByWallet(
        {
          ...(prepare !== undefined && { prepare }),
          saveBilling: () => saveBilling(billing),
          apply: () => call('applyPayment', { params: { method }, body: shareOfDue(due) }),
          commit: () => commitOrder(idempotencyKey),
          redirect: (orderId) => wallet.redirect(orderId, wayBack()),
        },
        { own: location.origin, providers: providerOrigins },
      );
    });

  const means = t(`checkout_means_${method}`);
  const panel = (
    <section className={styles['part']}>
      <h2>{means}</h2>
      <p className={styles['intro']}>{t('checkout_wallet_intro', { means })}</p>
    </section>
  );
  return { placing, tell, place, panel };
}

function useWayBack(): () => string {
  const pathTo = useCheckoutPath();
  return () => new URL(pathTo('/checkout/confirmation'), location.origin).href;
}
