import { useLoaderData } from 'react-router';
import { WishlistPage } from '../features/wishlist/wishlist-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { useLoaded } from '../shared/session/shopper.ts';

/** [R2.056] The customer's own list. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const head = privateHead(`${t('wishlist_title')} | ${t('house_full_name')}`);
  return { head, list: await scope.need('getWishlist') };
});

export default function WishlistRoute() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <WishlistPage list={useLoaded('wishlist', list) ?? list} />
    </MylvFrame>
  );
}
