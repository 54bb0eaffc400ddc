import { useLoaderData } from 'react-router';
import { CheckoutErrorPage } from '../features/checkout/failure/checkout-error-page.tsx';
import { checkoutErrorReason } from '../features/checkout/payment/error-reason.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.042] The address may only name a reason of ours. */
export const loader = pageLoader((scope) =>
  Promise.resolve({
    head: privateHead(serverLabels(scope).t('checkout_error_title')),
    reason: checkoutErrorReason(scope.url.searchParams.get('reason')),
  }),
);

export default function CheckoutErrorRoute() {
  const { reason } = useLoaderData<typeof loader>();
  return <CheckoutErrorPage reason={reason} />;
}
