import type { StoreQuery } from '@vitrine/contracts';
import { wordsOf } from '@vitrine/domain';
import { spelledOut } from './cities/find-cities.ts';
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

/** What a store is asked by: where it is, and its whole address, as words without case and accents. */
interface SaidWords {
  readonly place: readonly string[];
  readonly address: readonly string[];
}

/**
 * [R7.182] The stores that are meant by words, each of which begins a word of the store: of its name, slug, city or country.
 * Where no store is called so, those whose address says them as well: street, postal code, state. A street of the name of a
 * city hides no store of that city.
 */
export function storesNamed(
  stores: readonly StoreRecord[],
  query: string,
): { readonly stores: readonly StoreRecord[]; readonly isByAddress: boolean } {
  const wanted = wordsOf(spelledOut(query));
  // Signs that are no letters name no store.
  if (wanted.length === 0) return { stores: [], isByAddress: false };
  const named = stores.filter((store) => beginAll(wordsOfStore(store).place, wanted));
  if (named.length > 0) return { stores: named, isByAddress: false };
  const found = stores.filter((store) => beginAll(wordsOfStore(store).address, wanted));
  return { stores: found, isByAddress: true };
}

const beginAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((each) => words.some((word) => word.startsWith(each)));

/** A store is asked often, and its words stay as they are. */
const known = new WeakMap<StoreRecord, SaidWords>();
const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' });

function wordsOfStore(store: StoreRecord): SaidWords {
  const kept = known.get(store);
  if (kept !== undefined) return kept;
  const { texts, slug, city, country, countryName, address, stateName } = store;
  const names = Object.values(texts).map((text) => text?.name);
  const place = wordsOf([...names, slug, city, countryName, inEnglish.of(country)].join(' '));
  const { address1, address2, state, postalCode } = address;
  const code = wordsOf(postalCode ?? '');
  const street = wordsOf([address1, address2, state, stateName, country].join(' '));
  // A postal code is typed with its gap and without.
  const words = { place, address: [...place, ...street, ...code, code.join('')] };
  known.set(store, words);
  return words;
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
