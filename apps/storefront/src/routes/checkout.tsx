import { firstOpenStep } from '@vitrine/domain';
import { loadDraft, progressOf } from '../features/checkout/loading/load-draft.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

/** [R2.040] Sends on to the first step with something left to do. */
export const loader = pageLoader(async (scope) => {
  const order = await loadDraft(scope);
  return redirectTo(scope, `/checkout/${firstOpenStep(progressOf(order))}`);
});

/** The loader never lets it be seen; a route without a component would be no page of a navigation in the browser. */
export default function CheckoutRoute() {
  return undefined;
}
