import { ORDER_LINK_HEADER } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { loadAddressRules } from '../shared/address/load-address-rules.ts';
import { loadReturnAddress } from '../features/orders/load-return-address.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.127] The order that a signed link opens, without an account; a wrong or old link is not found. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const linkToken = scope.url.searchParams.get('token') ?? '';
  const order = await scope.need('getLinkedOrder', { headers: { [ORDER_LINK_HEADER]: linkToken } });
  const title = t('orders_order', { number: order.orderNumber ?? '' });
  return {
    head: unreferringHead(`${title} | ${t('house_full_name')}`),
    order,
    rules: await loadAddressRules(scope, order.country),
    returnAddress: await loadReturnAddress(scope),
    linkToken,
  };
});

export default function GuestOrderRoute() {
  const { order, rules, returnAddress, linkToken } = useLoaderData<typeof loader>();
  return <OrderPage order={order} rules={rules} linkToken={linkToken} returnAddress={returnAddress} />;
}
