/** The parameters of an address that say where a visit comes from, and nothing of who makes it. */
const TOLD = /^utm_(?:source|medium|campaign)$/u;

/**
 * [R2.069] The address of a page view as it may be counted: without tokens, e-mail addresses and where it leads on to. Only
 * what is known to be harmless is kept.
 */
export function trackedAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const told = [...new URLSearchParams(search)].filter(
    ([name, value]) => TOLD.test(name) && !value.includes('@'),
  );
  const query = new URLSearchParams(told).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * Adds a page view to the data layer of the page, `window.dataLayer`, under the id of its visit where it has one; nothing of it
 * leaves the shop by itself.
 */
export function pushPageView(place: Pick<Location, 'pathname' | 'search'>, visit?: string): void {
  const kept: unknown = Reflect.get(window, 'dataLayer');
  const layer = Array.isArray(kept) ? kept : [];
  layer.push({
    event: 'page_view',
    page: trackedAddress(place),
    ...(visit === undefined ? {} : { visit }),
  });
  Reflect.set(window, 'dataLayer', layer);
}
