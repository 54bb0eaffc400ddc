import type { StoreQuery } from '@vitrine/contracts';
import { wordsOf } from '@vitrine/domain';
import type { StoreRecord } from './store.store.ts';

/** [R7.182] Whether a store is what was asked for, but for its stock. */
export function matchesStore(
  store: StoreRecord,
  { query, country, clickAndCollect, box }: StoreQuery,
): boolean {
  return (
    (country === undefined || store.country === country) &&
    (clickAndCollect !== true || store.clickAndCollect) &&
    (box === undefined || isWithin(store, box)) &&
    hasWords(store, query ?? '')
  );
}

/** Every word begins a word of the name, the slug, the city or the country, case and accents aside. */
function hasWords({ texts, slug, city, countryName: country }: StoreRecord, query: string): boolean {
  const names = Object.values(texts).map((text) => text?.name);
  const said = wordsOf([...names, slug, city, country].join(' '));
  return wordsOf(query).every((wanted) => said.some((word) => word.startsWith(wanted)));
}

/** Where the west edge lies east of the east edge, the box lies across the 180th meridian. */
function isWithin(
  { latitude, longitude }: Pick<StoreRecord, 'latitude' | 'longitude'>,
  { south, north, west, east }: NonNullable<StoreQuery['box']>,
): boolean {
  const isBetween = west <= longitude && longitude <= east;
  const isAcross = west > east && (longitude >= west || longitude <= east);
  return south <= latitude && latitude <= north && (isBetween || isAcross);
}
