import type { PostalAddress } from '@vitrine/contracts';
import type { WalletMethod } from '@vitrine/domain';
import { useEffect } from 'react';
import { useLabels } from '../../../../../shared/page/page.tsx';
import styles from '../../payment-step.module.css';
import { type PlacingEnd, READY } from '../../placing.ts';
import { useAttempt } from '../../use-attempt.ts';
import type { PaymentMeansView, PaymentProps, PaymentView } from '../payment-means.ts';
import { useWayBack } from './use-way-back.ts';
import type { WalletAttempt } from './wallet-side.ts';

/** A wallet of the step: its label `checkout_means_{method}` is its name. */
interface FetchedWallet {
  readonly method: WalletMethod;
  /** What pays with it: fetched once it is chosen. */
  readonly fetchPay: () => Promise<(attempt: WalletAttempt) => Promise<PlacingEnd>>;
}

/** [R7.119] A wallet like any other. */
export function walletMeans(method: WalletMethod): PaymentMeansView {
  return walletView({
    method,
    fetchPay: async () => {
      const { payWith, walletSide } = await import('./wallet-side.ts');
      return (attempt) => payWith(walletSide(method), attempt);
    },
  });
}

/** [R7.119] The shopper approves the payment on the provider's own page and comes back. */
export function walletView(wallet: FetchedWallet): PaymentMeansView {
  return {
    title: `checkout_means_${wallet.method}`,
    Payment: ({ children, ...props }) => children(useWallet(wallet, props)),
  };
}

function useWallet(
  { method, fetchPay }: FetchedWallet,
  { providerOrigins, due }: Pick<PaymentProps, 'providerOrigins' | 'due'>,
): PaymentView {
  const t = useLabels();
  const wayBack = useWayBack();
  const { placing, tell, place: attempt } = useAttempt(READY);
  useEffect(() => {
    // It is there when the order is placed; what cannot be fetched ahead is fetched again then.
    fetchPay().catch(() => undefined);
  }, [fetchPay]);

  const place = (billing: PostalAddress) =>
    attempt(async (headers) => {
      const pay = await fetchPay().catch(() => undefined);
      return pay?.({ billing, headers, due, wayBack: wayBack(), providerOrigins }) ?? NOT_REACHED;
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

const NOT_REACHED: PlacingEnd = { type: 'faulted', fault: { key: 'error_network' } };
