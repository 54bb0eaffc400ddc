import { useLoaderData } from 'react-router';
import { storePlace } from '../features/stores/store-places.ts';
import { StoresPage } from '../features/stores/stores-page.tsx';
import { movedTo } from '../shared/server/moved-to.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.015, R2.016] `/stores`, `/stores/france`, `/stores/france/paris`; a place without a store is a 404. */
export const loader = pageLoader(async (scope) => {
  const { hits } = await scope.need('queryStores', { body: {} });
  const place = storePlace(hits, scope.params, scope.locale);
  if (place === undefined) throw (await movedTo(scope)) ?? pageNotFound(scope.path);
  const tags = await loadSeoTags(scope, { page: 'stores', contentId: place.path });
  return { place, head: seoHead(tags) };
});

export default function StoresRoute() {
  return <StoresPage place={useLoaderData<typeof loader>().place} />;
}
