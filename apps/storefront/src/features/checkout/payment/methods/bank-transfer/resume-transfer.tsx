import { useLabels } from '../../../../../shared/page/page.tsx';
import type { ResumeProps } from '../payment-means.ts';
import account from './transfer-account.module.css';

/** Where the transfer goes, how much, and what is to be written into it. */
export function TransferAccount({ amount, orderNumber, transfer }: ResumeProps) {
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
