import { useLoaderData } from 'react-router';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.049] The customer's own orders. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const [ongoing, past, last] = await Promise.all([
    scope.need('getOngoingPurchases', { query: { range: '0-50' } }),
    scope.need('getPurchaseHistory', { query: { range: '0-3' } }),
    scope.ask('getLastOrderId', { query: { state: 'SHIPPED' } }),
  ]);
  return {
    head: privateHead(`${t('account_orders')} | ${t('house_full_name')}`),
    ongoing,
    past,
    lastShipped: last.ok ? last.body.orderId : undefined,
  };
});

export default function OrdersRoute() {
  const { ongoing, past, lastShipped } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <OrdersPage ongoing={ongoing} past={past} lastShipped={lastShipped} />
    </MylvFrame>
  );
}
