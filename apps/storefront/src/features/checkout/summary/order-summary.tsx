import type { OrderBody } from '@vitrine/contracts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { OrderParcels } from '../../../shared/checkout/order-parcels.tsx';
import { OrderTotals } from '../../../shared/checkout/order-totals.tsx';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly order: OrderBody;
  /** The sums with the delivery that is chosen and not sent yet. */
  readonly chosen: OrderBody['totals'] | undefined;
}

/** What is being bought, beside every step; on a phone below it, where the step itself comes first. */
export function OrderSummary({ order, chosen }: OrderSummaryProps) {
  const t = useLabels();
  const count = order.lines.reduce(
    (pieces, { isSample, quantity }) => (isSample ? pieces : pieces + quantity),
    0,
  );
  return (
    <aside className={styles['summary']} aria-label={t('checkout_summary')}>
      <h2 className={styles['title']}>{t('checkout_summary')}</h2>
      <div className={styles['head']}>
        <p>{t('checkout_pieces', { count })}</p>
        <Link to="/cart" className={styles['edit']}>
          {t('checkout_edit_cart')}
        </Link>
      </div>
      <OrderParcels order={order} />
      <OrderTotals order={order} chosen={chosen} />
    </aside>
  );
}
