import type { OrderSummary, PurchasesBody } from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './orders-page.module.css';
import { useFollowing } from '../../shared/page/use-following.ts';

/** [R7.029] So many past orders are shown at first, and added with each press. */
const STEP = 4;

interface OrdersPageProps {
  readonly ongoing: PurchasesBody;
  readonly past: PurchasesBody;
  /** The newest order that is on its way. */
  readonly lastShipped: string | undefined;
}

/** [R2.049] A customer's orders: first those that are on their way, then the earlier ones. */
export function OrdersPage({ ongoing, past, lastShipped }: OrdersPageProps) {
  const { t } = usePage().labels;
  const orders = useFollowedOrders(ongoing.orders);
  const isEmpty = ongoing.total === 0 && past.total === 0;
  return (
    <MylvPage title={t('orders_title')}>
      {isEmpty ? (
        <EmptyPlate title={t('orders_empty_title')} text={t('orders_empty_text')} />
      ) : (
        <>
          <section className={styles['part']}>
            <h2 className={styles['heading']}>{t('orders_ongoing')}</h2>
            {lastShipped !== undefined && (
              <p>
                <Link to={`/mylv/orders/${lastShipped}`} className={styles['last']}>
                  {t('orders_follow_last')}
                </Link>
              </p>
            )}
            {orders.length === 0 ? (
              <p className={styles['none']}>{t('orders_none_ongoing')}</p>
            ) : (
              <OrderList orders={orders} />
            )}
          </section>
          {past.total > 0 && <PastOrders first={past} />}
        </>
      )}
    </MylvPage>
  );
}

function OrderList({ orders }: { readonly orders: readonly OrderSummary[] }) {
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

/** The same orders as they stand now. One that is no longer on its way belongs to the others: the page is read anew. */
function useFollowedOrders(loaded: readonly OrderSummary[]): readonly OrderSummary[] {
  const { revalidate } = useRevalidator();
  const [followed, setFollowed] = useState({ loaded, orders: loaded });
  const orders = followed.loaded === loaded ? followed.orders : loaded;
  const ids = loaded.map(({ orderId }) => orderId).join(',');
  useFollowing({
    isOn: ids !== '',
    seen: orders.map(({ orderId, status }) => `${orderId} ${status}`).join(),
    look: async () => {
      const answer = await shopClient().call('getOngoingOrders', { params: { ids } });
      if (answer.ok && answer.value.orders.length === loaded.length)
        setFollowed({ loaded, orders: answer.value.orders });
      else if (answer.ok || answer.failure.errorCode === 'not_found') await revalidate();
    },
  });
  return orders;
}

function PastOrders({ first }: { readonly first: PurchasesBody }) {
  const { labels } = usePage();
  const { t } = labels;
  const section = useRef<HTMLElement>(null);
  const [more, setMore] = useState<readonly OrderSummary[]>([]);
  const orders = [
    ...first.orders,
    ...more.filter(({ orderId }) => !first.orders.some((known) => known.orderId === orderId)),
  ];
  const { run, isBusy, failure } = useMutation(async () => {
    const range = `${orders.length}-${orders.length + STEP - 1}`;
    const answer = await shopClient().call('getPurchaseHistory', { query: { range } });
    if (answer.ok) {
      flushSync(() => setMore((shown) => [...shown, ...answer.value.orders]));
      // The button may be gone, and what was asked for begins here.
      section.current?.querySelectorAll('li')[orders.length]?.querySelector('a')?.focus();
    }
    return answer;
  });
  return (
    <section ref={section} className={styles['part']}>
      <h2 className={styles['heading']}>{t('orders_past')}</h2>
      <OrderList orders={orders} />
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
      {orders.length < first.total && (
        <Button look="outline" className={styles['more']} disabled={isBusy} onClick={() => void run()}>
          {t(isBusy ? 'please_wait' : 'orders_more')}
        </Button>
      )}
    </section>
  );
}
