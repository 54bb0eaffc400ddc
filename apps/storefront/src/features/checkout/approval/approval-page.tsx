import type { OrderDetailsBody } from '@vitrine/contracts';
import { type AddressRules, dateFormat, dispatchTimeZone } from '@vitrine/domain';
import { useState } from 'react';
import { Destination } from '../../../shared/checkout/destination.tsx';
import { OrderParcels } from '../../../shared/checkout/order-parcels.tsx';
import { OrderTotals } from '../../../shared/checkout/order-totals.tsx';
import { destinationsOf, whenOf } from '../../../shared/checkout/parcels.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { ApprovalActions } from './approval-actions.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import styles from './approval-page.module.css';

type CustomOrder = NonNullable<OrderDetailsBody['customOrder']>;
interface ApprovalPageProps {
  readonly order: OrderDetailsBody & { readonly customOrder: CustomOrder };
  readonly rules: AddressRules;
  /** What the link says. */
  readonly token: string;
}

/** [R2.045] An order that an agent prepared: its pieces, what they cost, where they go, and what the client says to it. */
export function ApprovalPage({ order, rules, token }: ApprovalPageProps) {
  const t = useLabels();
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) {
    return (
      <ApprovalNotice title="checkout_approval_declined_title" text="checkout_approval_declined" takesFocus />
    );
  }
  const { customOrder, shippingGroups: groups } = order;
  return (
    <div className={styles['page']}>
      <Head customOrder={customOrder} country={order.country} />
      <div className={styles['columns']}>
        <section className={styles['order']} aria-label={t('checkout_summary')}>
          <h2>{t('checkout_summary')}</h2>
          <OrderParcels order={order} />
          <OrderTotals order={order} />
        </section>
        <div className={styles['part']}>
          {destinationsOf(groups).map((group) => (
            <section key={group.id} className={styles['where']}>
              <h2>{t(group.store === undefined ? 'checkout_delivery_to' : 'checkout_collect_at')}</h2>
              <Destination group={group} rules={rules} />
              <p className={styles['soft']}>
                {group.method.name}
                <br />
                {whenOf(group.method)}
              </p>
            </section>
          ))}
          <ApprovalActions
            orderId={order.orderId}
            customOrder={customOrder}
            token={token}
            onDeclined={() => setDeclined(true)}
          />
        </div>
      </div>
    </div>
  );
}

function Head({ customOrder, country }: { readonly customOrder: CustomOrder; readonly country: string }) {
  const t = useLabels();
  const { locale } = usePage();
  const { firstName, lastName } = customOrder.preparedBy;
  const date = dateFormat(locale.bcp47, {
    dateStyle: 'long',
    timeZone: dispatchTimeZone(country),
  }).format(new Date(customOrder.expiresAt));
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{t('checkout_approval_title')}</h1>
      <p>{t('checkout_approval_by', { name: `${firstName} ${lastName}` })}</p>
      <p className={styles['until']}>{t('checkout_approval_until', { date })}</p>
    </header>
  );
}
