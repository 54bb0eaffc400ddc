import { usePage } from '../../../shared/page/page.tsx';
import styles from './shown-returns.module.css';

interface RefundPartsProps {
  /** Amounts as they are shown; each where there is some. */
  readonly delivery: string | undefined;
  readonly tax: string | undefined;
}

/** [R7.043] What of a refund is for delivery, and for tax on top of the prices. */
export function RefundParts({ delivery, tax }: RefundPartsProps) {
  const { t } = usePage().labels;
  return (
    <>
      {delivery !== undefined && (
        <p className={styles['soft']}>{t('returns_refund_delivery', { amount: delivery })}</p>
      )}
      {tax !== undefined && <p className={styles['soft']}>{t('returns_refund_tax', { amount: tax })}</p>}
    </>
  );
}
