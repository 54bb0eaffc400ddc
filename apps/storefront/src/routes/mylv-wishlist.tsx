import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { WishlistPage } from '../features/wishlist/wishlist-page.tsx';
import { loadWithLabels } from '../shared/i18n/load-with-labels.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { requireCustomer } from '../shared/server/require-customer.ts';
import { shopper } from '../shared/session/shopper.ts';
import { useStore } from '../shared/session/store.ts';
import { loadWishlist } from '../shared/session/load-wishlist.ts';

/** [R2.056, R6.018] The customer's own list; a guest signs in first. */
export const loader = pageLoader('private', async (scope) => {
  const { t } = serverLabels(scope);
  const head = privateHead(`${t('wishlist_title')} | ${t('house_full_name')}`);
  const visitor = await requireCustomer(scope);
  return { head, list: visitor === 'customer' ? await scope.need('getWishlist') : undefined };
});

export const handle = { labels: 'wishlist' };

export const clientLoader = loadWithLabels('wishlist');

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function WishlistRoute() {
  const { list: rendered } = useLoaderData<typeof loader>();
  const current = useStore(shopper, ({ wishlist }) => wishlist);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (rendered !== undefined) shopper.set({ wishlist: rendered });
    // Any private call brings a lapsed session back; who then is none of ours is sent to the sign-in.
    else void loadWishlist().then(() => revalidate());
  }, [rendered, revalidate]);
  return <WishlistPage list={rendered && (current ?? rendered)} />;
}
