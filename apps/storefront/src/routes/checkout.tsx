import { firstOpenStep } from '@vitrine/domain';
import { loadDraft, progressOf } from '../features/checkout/loading/load-draft.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

/** [R2.040] Sends on to the first step with something left to do; a question that comes before them stands on the first. */
export const loader = pageLoader(async (scope) => {
  const order = await loadDraft(scope);
  const step = 'question' in order ? 'login' : firstOpenStep(progressOf(order));
  return redirectTo(scope, `/checkout/${step}`);
});

/**
 * Never shown: the loader always redirects. A route without a component would be fetched as a document, not as a page.
 */
export default function CheckoutRoute() {
  return undefined;
}
