import type { Store } from '@vitrine/contracts';

/** [R2.025] schema.org Store; `url`: the page's own address. Hours are local to the store, as the vocabulary wants them. */
export function storeJsonLd(store: Store, url: string): object {
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
  };
}
