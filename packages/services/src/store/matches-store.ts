import type { StoreQuery } from '@vitrine/contracts';
import { wordsOf } from '@vitrine/domain';
import type { StoreRecord } from './store.store.ts';

/** [R7.182] Whether a store is what was asked for, but for words, stock and hour. */
export function matchesStore(
  store: StoreRecord,
  { country, clickAndCollect, service, box }: StoreQuery,
): boolean {
  return (
    (country === undefined || store.country === country) &&
    (clickAndCollect !== true || store.clickAndCollect) &&
    (service === undefined || doesService(store, service)) &&
    (box === undefined || isWithin(store, box))
  );
}

const doesService = ({ services, clickAndCollect }: StoreRecord, service: string): boolean =>
  service === 'collect' ? clickAndCollect : services.includes(service);

/** [R7.182] Whether every word begins a word of the name, the slug, the city or the country, case and accents aside. */
export function hasWords(store: StoreRecord, query: string): boolean {
  const said = known.get(store) ?? wordsOfStore(store);
  known.set(store, said);
  return wordsOf(query).every((wanted) => said.some((word) => word.startsWith(wanted)));
}

/** A store is asked often, and its words stay as they are. */
const known = new WeakMap<StoreRecord, readonly string[]>();
const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' });

function wordsOfStore({ texts, slug, city, country, countryName }: StoreRecord): readonly string[] {
  const names = Object.values(texts).map((text) => text?.name);
  return wordsOf([...names, slug, city, countryName, inEnglish.of(country)].join(' '));
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
