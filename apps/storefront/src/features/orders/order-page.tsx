import { useRevalidator } from 'react-router';
import { AddressLines } from '../../shared/address/address-lines.tsx';
import { GiftLines, OrderLines } from '../../shared/checkout/order-parcels.tsx';
import { OrderTotals } from '../../shared/checkout/order-totals.tsx';
import { paidWith } from '../../shared/checkout/paid-with.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';
import styles from './order-page.module.css';
import { OrderPapers } from './order-papers.tsx';
import { ShownReturns } from './returns/shown-returns.tsx';
import { ParcelSection } from './parcel-section.tsx';
import { isAtRest, stateText } from './state-text.ts';
import { useFollowing } from '../../shared/page/use-following.ts';

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
          {order.gift !== undefined && <GiftLines gift={order.gift} />}
          {order.returns.length > 0 && <ShownReturns order={order} address={returnAddress} />}
        </div>
        <aside className={styles['beside']}>
          <OrderActions order={order} rules={rules} linkToken={linkToken} />
          <OrderMoney order={order} rules={rules} />
          <OrderPapers order={order} />
        </aside>
      </div>
    </div>
  );
}

interface PaidPartProps {
  readonly order: OrderActionsProps['order'];
  readonly payment: OrderActionsProps['order']['payments'][number];
}

/** What a means paid, and what became of its money where that is not the house's. */
function PaidPart({ order: { state, payments }, payment }: PaidPartProps) {
  const { t } = usePage().labels;
  const back = backText(payment, { isCancelled: state === 'cancelled', t });
  return (
    <p>
      {paidWith(payment, t)}
      {payments.length > 1 && <> · {payment.amount.label}</>}
      {back !== undefined && <> · {back}</>}
    </p>
  );
}

/** [R7.130] What came back of a payment; of a cancelled order all of it does, or was never taken. */
function backText(
  { state, amount, refunded }: PaidPartProps['payment'],
  { isCancelled, t }: { readonly isCancelled: boolean; readonly t: Labels['t'] },
): string | undefined {
  if (refunded !== undefined) return t('returns_given_back', { amount: refunded.label });
  if (state === 'refunded') return t('returns_given_back', { amount: amount.label });
  if (!isCancelled) return undefined;
  return t(state === 'captured' ? 'orders_payment_due_back' : 'orders_payment_released', {
    amount: amount.label,
  });
}

/** What the order cost, what paid it, and whom the bill was made out to. */
function OrderMoney({ order, rules }: Pick<OrderActionsProps, 'order' | 'rules'>) {
  const { t } = usePage().labels;
  const { payments, billingAddress } = order;
  return (
    <section className={styles['money']}>
      <h2 className={styles['heading']}>{t('orders_summary')}</h2>
      <OrderTotals order={order} />
      {payments.length > 0 && (
        <>
          <h3 className={styles['small']}>{t('orders_payment')}</h3>
          {payments.map((payment, at) => (
            <PaidPart key={at} payment={payment} order={order} />
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
