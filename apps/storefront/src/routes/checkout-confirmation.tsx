import type { AnswerOf } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { ConfirmationPage } from '../features/checkout/confirmation/confirmation-page.tsx';
import { loadAddressRules } from '../shared/address/load-address-rules.ts';
import { loadTransfer } from '../features/checkout/loading/load-payment.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

/** [R2.044] The session alone says which order. A shopper who has not placed one just now is led to the cart. */
export const loader = pageLoader(async (scope) => {
  const head = privateHead(serverLabels(scope).t('checkout_confirmation_title'));
  const order = await scope.ask('getLastOrder');
  const result = scope.url.searchParams.get('result') ?? undefined;
  // Who comes back from a provider's page and has no order that waits was refused there.
  const elsewhere = result === undefined ? '/cart' : '/checkout/error?reason=payment-refused';
  if (!order.ok || !isShown(order.body)) throw redirectTo(scope, elsewhere);
  return {
    head,
    order: order.body,
    rules: await loadAddressRules(scope, order.body.country),
    providerOrigins: scope.providerOrigins,
    transfer: waitsForTransfer(order.body) ? await loadTransfer(scope) : undefined,
    result,
    code: scope.url.searchParams.get('code') ?? undefined,
  };
});

/** An order that waits for its payment can be finished or cancelled here, however old it is. */
const isShown = ({ justPlaced, state }: AnswerOf<'getLastOrder'>): boolean =>
  justPlaced || state === 'pending_payment';

const waitsForTransfer = ({ state, payments }: AnswerOf<'getLastOrder'>): boolean =>
  state === 'pending_payment' && payments.some(({ method }) => method === 'bankTransfer');

export default function ConfirmationRoute() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />;
}
