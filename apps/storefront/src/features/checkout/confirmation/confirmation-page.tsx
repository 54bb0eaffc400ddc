import type { OrderBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { useEffect } from 'react';
import { forgetTyped } from '../../../shared/api/session-hint.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { loadCart } from '../../../shared/session/cart-actions.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Destination } from '../../../shared/checkout/destination.tsx';
import { OrderParcels } from '../../../shared/checkout/order-parcels.tsx';
import { OrderTotals } from '../../../shared/checkout/order-totals.tsx';
import { paidWith } from '../../../shared/checkout/paid-with.ts';
import { destinationsOf, parcelState, parcelTitle, whenOf } from '../../../shared/checkout/parcels.ts';
import styles from './confirmation-page.module.css';
import { PendingPayment, type PendingPaymentProps } from './pending-payment.tsx';

interface PlacedOrderProps {
  readonly order: OrderBody & { readonly linkToken?: string | undefined };
  readonly rules: AddressRules;
}
type ConfirmationPageProps = PlacedOrderProps & Omit<PendingPaymentProps, 'order'>;

/** [R2.044] The order just placed: its number, what it holds, where and when it arrives, and what happens next. */
export function ConfirmationPage({ order, rules, ...pending }: ConfirmationPageProps) {
  if (order.state === 'pending_payment') return <PendingPayment order={order} {...pending} />;
  return <PlacedOrder order={order} rules={rules} />;
}

function PlacedOrder({ order, rules }: PlacedOrderProps) {
  const t = useLabels();
  const { shippingGroups: groups } = order;
  const count = groups.length;
  // What was bought is in the cart no longer; the header's count must know.
  useEffect(() => {
    void loadCart();
    forgetTyped();
  }, []);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('checkout_confirmation_title')}</h1>
        <p>
          {t('checkout_order_number')} <strong dir="ltr">{order.orderNumber}</strong>
        </p>
        <p className={styles['soft']}>{t('checkout_confirmation_mail', { email: order.email ?? '' })}</p>
      </header>
      <div className={styles['columns']}>
        <section className={styles['part']}>
          <h2>{t('checkout_next_steps')}</h2>
          <ol className={styles['next']}>
            <li>{t('checkout_next_prepare')}</li>
            {groups.map((group, at) => (
              <Parcel key={group.id} group={group} title={count > 1 ? { at, count } : undefined} />
            ))}
          </ol>
          {destinationsOf(groups).map((group) => (
            <div key={group.id} className={styles['where']}>
              <h2>{t(group.store === undefined ? 'checkout_delivery_to' : 'checkout_collect_at')}</h2>
              <Destination group={group} rules={rules} />
            </div>
          ))}
          <Link to={pathOfOrder(order)} className={buttonClass('solid')}>
            {t('checkout_follow_order')}
          </Link>
          <Link to="/homepage" className={buttonClass('outline')}>
            {t('notification_continue')}
          </Link>
        </section>
        <section className={styles['order']}>
          <h2>{t('checkout_summary')}</h2>
          <OrderParcels order={order} />
          <OrderTotals order={order} />
          {order.payments.map((payment, at) => (
            <p key={at} className={styles['soft']}>
              {paidWith(payment, t)}
              {order.payments.length > 1 && <> · {payment.amount.label}</>}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}

/** [R7.127] A customer finds it in the account; a guest behind the link that their mails carry, too. */
const pathOfOrder = ({ orderId, linkToken }: PlacedOrderProps['order']): string =>
  linkToken === undefined ? `/mylv/orders/${orderId}` : `/order?token=${linkToken}`;

interface ParcelProps {
  readonly group: OrderBody['shippingGroups'][number];
  /** Of several parcels: which one it is. */
  readonly title: { readonly at: number; readonly count: number } | undefined;
}

function Parcel({ group, title }: ParcelProps) {
  const t = useLabels();
  const { readiness, method } = group;
  const lines = [
    title && parcelTitle(readiness, title, t),
    method.name,
    whenOf(method),
    parcelState(group, t),
  ].filter((line) => line !== undefined);
  return (
    <li>
      <div>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </li>
  );
}
