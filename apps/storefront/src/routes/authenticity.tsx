import { AuthenticityPage } from '../features/certificates/authenticity-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** Anybody asks here whether a number and its code are genuine; neither stands in an address. */
export const loader = pageLoader(async (scope) => ({
  head: seoHead(await loadSeoTags(scope, { page: 'authenticity' })),
}));

export default function AuthenticityRoute() {
  return <AuthenticityPage />;
}
