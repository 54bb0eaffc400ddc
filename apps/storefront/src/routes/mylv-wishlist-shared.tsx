import { useLoaderData } from 'react-router';
import { SharedWishlistPage } from '../features/wishlist/shared-wishlist-page.tsx';
import { requireCustomer } from '../shared/server/admit-visitor.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

/** [R2.057] The list behind a link; without one a guest signs in, and a customer sees their own. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const head = privateHead(`${t('wishlist_shared_title')} | ${t('house_full_name')}`);
  const token = scope.url.searchParams.get('token');
  if (token === null) {
    await requireCustomer(scope);
    throw redirectTo(scope, '/mylv/wishlist');
  }
  const headers = { origin: scope.url.origin };
  const { wishlist } = await scope.need('getSharedWishlist', { body: { token }, headers });
  return { head, wishlist };
});

export default function SharedWishlistRoute() {
  return <SharedWishlistPage list={useLoaderData<typeof loader>().wishlist} />;
}
