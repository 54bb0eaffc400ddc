import { useRevalidator } from 'react-router';
import { AddressLines } from '../../shared/address/address-lines.tsx';
import { OrderLines } from '../../shared/checkout/order-parcels.tsx';
import { OrderTotals } from '../../shared/checkout/order-totals.tsx';
import { paidWith } from '../../shared/checkout/paid-with.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';
import styles from './order-page.module.css';
import { ShownReturns } from './returns/shown-returns.tsx';
import { ParcelSection } from './parcel-section.tsx';
import { isAtRest, stateText } from './state-text.ts';
import { useFollowing } from './use-following.ts';

/** [R2.050, R7.127] An order: how far it has come, what it holds and cost, and what may be done about it. */
export function OrderPage({ order, rules, linkToken, returnAddress }: OrderActionsProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const { state, orderNumber = '', orderedAt, shippingGroups: groups, country } = order;
  const count = groups.length;
  useFollowing({ isOn: !isAtRest(state), seen: JSON.stringify(order), look: revalidate });
  return (
    <div className={styles['page']}>
      {linkToken === undefined && (
        <Link to="/mylv/orders" className={styles['back']}>
          {t('orders_back')}
        </Link>
      )}
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('orders_order', { number: orderNumber })}</h1>
        <p className={styles['state']}>
          <output>{stateText(state, labels)}</output>
        </p>
        {orderedAt !== undefined && (
          <p className={styles['soft']}>
            {t('orders_ordered_on', { date: dayText({ at: orderedAt, country }, locale) })}
          </p>
        )}
        {linkToken !== undefined && <p className={styles['soft']}>{t('orders_link_intro')}</p>}
      </header>
      <div className={styles['columns']}>
        <div>
          {count === 0 && <OrderLines lines={order.lines} />}
          {groups.map((group, at) => (
            <ParcelSection
              key={group.id}
              order={order}
              group={group}
              rules={rules}
              place={count > 1 ? { at, count } : undefined}
            />
          ))}
          {order.returns.length > 0 && <ShownReturns order={order} address={returnAddress} />}
        </div>
        <aside className={styles['beside']}>
          <OrderActions order={order} rules={rules} linkToken={linkToken} />
          <OrderMoney order={order} rules={rules} />
        </aside>
      </div>
    </div>
  );
}

/** What the order cost, what paid it, and whom the bill was made out to. */
function OrderMoney({ order, rules }: Pick<OrderActionsProps, 'order' | 'rules'>) {
  const { labels } = usePage();
  const { t } = labels;
  const { payments, billingAddress } = order;
  return (
    <section className={styles['money']}>
      <h2 className={styles['heading']}>{t('orders_summary')}</h2>
      <OrderTotals order={order} />
      {payments.length > 0 && (
        <>
          <h3 className={styles['small']}>{t('orders_payment')}</h3>
          {payments.map((payment, at) => (
            <p key={at}>
              {paidWith(payment, labels)}
              {payments.length > 1 && <> · {payment.amount.label}</>}
              {payment.state === 'refunded' && <> · {t('orders_payment_refunded')}</>}
              {payment.refunded !== undefined && (
                <> · {t('returns_given_back', { amount: payment.refunded.label })}</>
              )}
            </p>
          ))}
        </>
      )}
      {billingAddress !== undefined && (
        <>
          <h3 className={styles['small']}>{t('orders_billed_to')}</h3>
          <AddressLines address={billingAddress} rules={rules} />
        </>
      )}
    </section>
  );
}
