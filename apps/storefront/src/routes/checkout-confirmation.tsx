import type { AnswerOf } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { ConfirmationPage } from '../features/checkout/confirmation/confirmation-page.tsx';
import { loadAddressRules } from '../features/checkout/loading/load-address-rules.ts';
import { redirectTo } from '../features/checkout/loading/leave-checkout.ts';
import { ResumeSession } from '../features/checkout/loading/resume-session.tsx';
import { hasLapsed } from '../features/checkout/loading/session-lapse.ts';
import { loadWithLabels } from '../shared/i18n/load-with-labels.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.044] Which order is known by the session alone; who has placed none just now is led to the bag. */
export const loader = pageLoader('private', async (scope) => {
  const head = privateHead(serverLabels(scope).t('checkout_confirmation_title'));
  const order = await scope.ask('getLastOrder');
  if (hasLapsed(order, scope)) return { head, placed: undefined };
  if (!order.ok || !isShown(order.body)) throw redirectTo(scope, '/cart');
  return { head, placed: { order: order.body, rules: await loadAddressRules(scope, order.body.country) } };
});

/** An order that waits for its payment can be finished or cancelled here, however old it is. */
const isShown = ({ justPlaced, state }: AnswerOf<'getLastOrder'>): boolean =>
  justPlaced || state === 'pending_payment';

export const handle = { labels: 'checkout' };

export const clientLoader = loadWithLabels('checkout');

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function ConfirmationRoute() {
  const { placed } = useLoaderData<typeof loader>();
  return placed ? <ConfirmationPage {...placed} /> : <ResumeSession />;
}
