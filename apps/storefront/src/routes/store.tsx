import type { Store } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { storePlace } from '../features/stores/store-places.ts';
import { StorePage } from '../features/stores/store-page.tsx';
import { storeView } from '../features/stores/store-view.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.025] One store by its slug. */
export const loader = pageLoader(async (scope) => {
  const { hits } = await scope.need('queryStores', { body: {} });
  const found = hits.find(({ slug }) => slug === scope.params['slug']);
  if (found === undefined) throw pageNotFound(scope.path);
  const labels = serverLabels(scope);
  const tags = await loadSeoTags(scope, { page: 'store', contentId: found.slug });
  const piece = scope.url.searchParams.get('piece');
  const product = piece === null ? undefined : await scope.ask('getProduct', { params: { id: piece } });
  const [country] = storePlace([found], {}, scope.locale)?.countries ?? [];
  return {
    store: storeView(found, scope.locale, labels),
    piece:
      piece !== null && product?.ok === true ? { id: piece, name: product.body.product.name } : undefined,
    trail: [
      { name: labels.t('stores_title'), url: `/${scope.locale.code}/stores` },
      ...(country === undefined ? [] : [{ name: country.name, url: country.url }]),
    ],
    head: seoHead(tags, [storeJsonLd(found, tags.canonical)]),
  };
});

export default function StoreRoute() {
  const { store, trail, piece } = useLoaderData<typeof loader>();
  return <StorePage store={store} trail={trail} piece={piece} />;
}

/** [R2.025] schema.org Store; `url`: the page's own address. Hours are local to the store, as the vocabulary wants them. */
function storeJsonLd(store: Store, url: string): object {
  const { address1, address2, postalCode } = store.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: store.name,
    description: store.description,
    url,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address1, address2].filter((line) => line !== undefined).join(', '),
      addressLocality: store.city,
      ...(postalCode === undefined ? {} : { postalCode }),
      addressCountry: store.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.hours.flatMap(({ day, spans }) =>
      spans.map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
        opens: open,
        closes: close,
      })),
    ),
    // A day on which it closes as it opens is closed, as search engines read it.
    specialOpeningHoursSpecification: store.closures.map(({ from, until }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      opens: '00:00',
      closes: '00:00',
    })),
  };
}
