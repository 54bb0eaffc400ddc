import type { OrderBody } from '@vitrine/contracts';
import { isFreeLabel } from '@vitrine/domain';
import type { Labels } from '../i18n/labels.ts';
import { useLabels } from '../page/page.tsx';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  readonly order: OrderBody;
  /** With the delivery that is chosen and not sent yet; its tax is not known. */
  readonly chosen?: OrderBody['totals'] | undefined;
}

/** The sums of an order, exactly as the service made them. Before delivery is chosen its price is not known. */
export function OrderTotals({ order, chosen }: OrderTotalsProps) {
  const t = useLabels();
  const { subtotal, shipping, total, taxIncluded } = chosen ?? order.totals;
  const isSent = order.shippingGroups.length > 0;
  const { tax } = order.totals;
  const knownIf = (isKnown: boolean, text: string) => (isKnown ? text : t('checkout_next_step'));
  return (
    <dl className={styles['totals']}>
      <div>
        <dt>{t('checkout_subtotal')}</dt>
        <dd>{subtotal.label}</dd>
      </div>
      <div>
        <dt>{t('checkout_delivery')}</dt>
        <dd>{knownIf(isSent || chosen !== undefined, deliveryText(shipping, t))}</dd>
      </div>
      {!taxIncluded && (
        <div>
          <dt>{t('checkout_tax')}</dt>
          <dd>{knownIf(isSent && chosen === undefined, tax.label)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>{t('checkout_total')}</dt>
        <dd>{total.label}</dd>
      </div>
      {taxIncluded && chosen === undefined && <IncludedTax tax={tax} />}
    </dl>
  );
}

type Sum = OrderBody['totals']['tax'];

const deliveryText = ({ amount, label }: Sum, t: Labels['t']): string =>
  amount === 0 || isFreeLabel(label) ? t('checkout_free') : label;

function IncludedTax({ tax }: { readonly tax: Sum }) {
  const t = useLabels();
  if (tax.amount <= 0) return undefined;
  return (
    <div className={styles['note']}>
      <dt>{t('checkout_tax_included')}</dt>
      <dd>{tax.label}</dd>
    </div>
  );
}
