import type { PostalAddress } from '@vitrine/contracts';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { useLabels } from '../../../../../shared/page/page.tsx';
import styles from '../../payment-step.module.css';
import { READY } from '../../placing.ts';
import { commitOrder, saveBilling, useAttempt } from '../../use-attempt.ts';
import {
  type PaymentMeansView,
  type PaymentProps,
  type PaymentView,
  type ResumeProps,
  shareOfDue,
} from '../payment-means.ts';
import { payAtOnce } from '../pay-at-once.ts';
import account from './transfer-account.module.css';

/** [R7.118] A transfer to the house's account, which the order waits for. */
export const BANK_TRANSFER: PaymentMeansView = {
  title: 'checkout_means_bankTransfer',
  paidWith: (_payment, t) => t('checkout_paid_with_transfer'),
  Payment: ({ children, ...props }) => children(useTransfer(props)),
  Resume: TransferAccount,
};

function useTransfer({ due, transfer }: Pick<PaymentProps, 'due' | 'transfer'>): PaymentView {
  const t = useLabels();
  const { placing, tell, place: attempt } = useAttempt(READY);
  const place = (billing: PostalAddress) =>
    attempt((idempotencyKey) =>
      payAtOnce(
        {
          saveBilling: () => saveBilling(billing),
          apply: () =>
            shopClient().call('applyPayment', {
              params: { method: 'bankTransfer' },
              body: shareOfDue(due),
            }),
          commit: () => commitOrder(idempotencyKey),
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

/** Where the transfer goes, how much, and what is to be written into it. */
function TransferAccount({ amount, orderNumber, transfer }: ResumeProps) {
  const t = useLabels();
  if (transfer === undefined) return null;
  const { holder, bank, iban, bic, days } = transfer;
  const rows = [
    [t('checkout_transfer_amount'), amount.label],
    [t('checkout_transfer_reference'), orderNumber],
    [t('checkout_transfer_holder'), holder],
    ['IBAN', iban],
    ['BIC', bic],
    [t('checkout_transfer_bank'), bank],
  ] as const;
  return (
    <section className={account['account']}>
      <p>{t('checkout_transfer_until', { days: String(days) })}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
