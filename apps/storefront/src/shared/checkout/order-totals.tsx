import type { OrderBody } from '@vitrine/contracts';
import { isFreeLabel } from '@vitrine/domain';
import { useLabels } from '../page/page.tsx';
import styles from './order-totals.module.css';

/** The sums of an order, exactly as the service made them. Before delivery is chosen its price is not known. */
export function OrderTotals({ order }: { readonly order: OrderBody }) {
  const t = useLabels();
  const { subtotal, shipping, tax, total, taxIncluded } = order.totals;
  const [group] = order.shippingGroups;
  const isFree = shipping.amount === 0 || isFreeLabel(shipping.label);
  const delivery = isFree ? t('checkout_free') : shipping.label;
  return (
    <dl className={styles['totals']}>
      <div>
        <dt>{t('checkout_subtotal')}</dt>
        <dd>{subtotal.label}</dd>
      </div>
      <div>
        <dt>{t('checkout_delivery')}</dt>
        <dd>{group ? delivery : t('checkout_next_step')}</dd>
      </div>
      {!taxIncluded && (
        <div>
          <dt>{t('checkout_tax')}</dt>
          <dd>{group ? tax.label : t('checkout_next_step')}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>{t('checkout_total')}</dt>
        <dd>{total.label}</dd>
      </div>
      {taxIncluded && tax.amount > 0 && (
        <div className={styles['note']}>
          <dt>{t('checkout_tax_included')}</dt>
          <dd>{tax.label}</dd>
        </div>
      )}
    </dl>
  );
}
