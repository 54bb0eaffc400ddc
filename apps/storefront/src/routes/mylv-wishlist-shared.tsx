import { redirect, useLoaderData } from 'react-router';
import { SharedWishlistPage } from '../features/wishlist/shared-wishlist-page.tsx';
import { withKeptFlags } from '../shared/navigation/kept-flags.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { requireCustomer } from '../shared/server/require-customer.ts';

/** [R2.057] The list behind a link; without one a customer is led to his own list, and a guest to the sign-in. */
export const loader = pageLoader('private', async (scope) => {
  const { t } = serverLabels(scope);
  const head = privateHead(`${t('wishlist_shared_title')} | ${t('house_full_name')}`);
  const token = scope.url.searchParams.get('token');
  if (token === null) {
    await requireCustomer(scope);
    throw redirect(withKeptFlags(scope.path.replace(/\/shared$/u, ''), scope.url.search));
  }
  const headers = { origin: scope.url.origin };
  const { wishlist } = await scope.need('getSharedWishlist', { body: { token }, headers });
  return { head, wishlist };
});

/** The page is only ever opened by its link, as a document: its labels come with it. */
export const handle = { labels: 'wishlist' };

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function SharedWishlistRoute() {
  return <SharedWishlistPage list={useLoaderData<typeof loader>().wishlist} />;
}
