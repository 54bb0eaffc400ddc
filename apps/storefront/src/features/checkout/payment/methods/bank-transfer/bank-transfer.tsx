import type { PostalAddress } from '@vitrine/contracts';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import styles from '../../payment-step.module.css';
import { READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import { type PaymentMeansView, type PaymentProps, type PaymentView, shareOfDue } from '../payment-means.ts';
import { payAtOnce } from '../pay-at-once.ts';

/** [R7.118] A transfer to the house's account, which the order waits for. */
export const BANK_TRANSFER: PaymentMeansView = {
  title: 'checkout_means_bankTransfer',
  Payment: ({ children, ...props }) => children(useTransfer(props)),
};

function useTransfer({ due, transfer }: Pick<PaymentProps, 'due' | 'transfer'>): PaymentView {
  const t = useLabels();
  const { placing, tell, place: attempt } = useAttempt(READY);
  const place = (billing: PostalAddress) =>
    attempt((headers) =>
      payAtOnce(
        {
          saveBilling: () => saveBilling(billing),
          apply: () =>
            shopClient().call('applyPayment', {
              params: { method: 'bankTransfer' },
              body: shareOfDue(due),
            }),
          commit: () => commitOrder(headers),
        },
        location.origin,
      ),
    );
  const panel = (
    <section className={styles['part']}>
      <h2>{t('checkout_means_bankTransfer')}</h2>
      <p className={styles['intro']}>{t('checkout_transfer_intro', { days: String(transfer?.days ?? 0) })}</p>
    </section>
  );
  return { placing, tell, place, panel };
}
