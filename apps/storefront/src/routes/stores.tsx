import { useLoaderData } from 'react-router';
import { type StoreWish, WORDS_MAX_LENGTH } from '../features/stores/find-form.tsx';
import { servicesOf, storePlace, toLine } from '../features/stores/store-places.ts';
import { StoresPage } from '../features/stores/stores-page.tsx';
import { movedTo } from '../shared/server/moved-to.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R2.015, R2.016] `/stores?q=`, `/stores/france`, `/stores/france/paris`; a place without a store is a 404. */
export const loader = pageLoader(async (scope) => {
  const { hits } = await scope.need('queryStores', { body: {} });
  const place = storePlace(hits, scope.params, scope.locale);
  if (place === undefined) throw (await movedTo(scope)) ?? pageNotFound(scope.path);
  const tags = await loadSeoTags(scope, { page: 'stores', contentId: place.path });
  const wish = wishOf(scope.url.searchParams);
  const isAsked = place.name === undefined && (wish.words !== '' || wish.service !== '' || wish.isOpenNow);
  return {
    place: isAsked ? { ...place, countries: [], below: [] } : place,
    wish,
    services: servicesOf(hits),
    found: isAsked ? await loadFound(scope, wish) : undefined,
    head: seoHead(tags),
  };
});

function wishOf(query: URLSearchParams): StoreWish {
  const words = (query.get('q') ?? '').trim().slice(0, WORDS_MAX_LENGTH);
  return {
    // Half of a character that takes two units is none.
    words: words.replace(/[\uD800-\uDBFF]$/u, ''),
    service: query.get('service') ?? '',
    isOpenNow: query.has('open'),
  };
}

/** What is left open in the form is not asked for. */
async function loadFound(scope: PageScope, { words, service, isOpenNow }: StoreWish) {
  const { hits } = await scope.need('queryStores', {
    body: {
      pageType: 'stores',
      ...(words === '' ? {} : { query: words }),
      ...(service === '' ? {} : { service }),
      ...(isOpenNow ? { openNow: true } : {}),
    },
  });
  return hits.map((store) => toLine(store, scope.locale));
}

export default function StoresRoute() {
  const { place, wish, services, found } = useLoaderData<typeof loader>();
  return <StoresPage place={place} wish={wish} services={services} found={found} />;
}
