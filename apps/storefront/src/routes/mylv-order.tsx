import { useLoaderData } from 'react-router';
import { loadAddressRules } from '../shared/address/load-address-rules.ts';
import { loadReturnAddress } from '../features/orders/load-return-address.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.050] An order of the customer; another's is not found, as one that does not exist. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const order = await scope.need('getOrder', { params: { id: scope.params['id'] ?? '' } });
  const title = t('orders_order', { number: order.orderNumber ?? '' });
  return {
    head: privateHead(`${title} | ${t('house_full_name')}`),
    order,
    rules: await loadAddressRules(scope, order.country),
    returnAddress: await loadReturnAddress(scope),
  };
});

export default function OrderRoute() {
  const { order, rules, returnAddress } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <OrderPage order={order} rules={rules} returnAddress={returnAddress} />
    </MylvFrame>
  );
}
