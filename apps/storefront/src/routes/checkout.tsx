import { firstOpenStep } from '@vitrine/domain';
import { redirectTo } from '../features/checkout/loading/leave-checkout.ts';
import { loadDraft, progressOf } from '../features/checkout/loading/load-draft.ts';
import { ResumeSession } from '../features/checkout/loading/resume-session.tsx';
import { loadWithLabels } from '../shared/i18n/load-with-labels.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.040] Sends on to the first step with something left to do. */
export const loader = pageLoader('private', async (scope) => {
  const order = await loadDraft(scope);
  if (order !== undefined) throw redirectTo(scope, `/checkout/${firstOpenStep(progressOf(order))}`);
  return { head: privateHead(serverLabels(scope).t('checkout_title')) };
});

export const handle = { labels: 'checkout' };

export const clientLoader = loadWithLabels('checkout');

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function CheckoutRoute() {
  return <ResumeSession />;
}
