import type { StoreQuery } from '@vitrine/contracts';
import { distanceKm, doorState, type GlobePlace, type Locale } from '@vitrine/domain';
import { type City, findCities } from './cities/find-cities.ts';
import { matchesStore, storesNamed } from './matches-store.ts';
import type { StoreRecord } from './store.store.ts';

/** So far one goes for a store in the city that was named. */
const NEARBY_KM = 60;
/** So many are found where none is as near. */
const NEAREST = 5;

interface Found {
  readonly stores: readonly { readonly record: StoreRecord; readonly distanceKm?: number }[];
  readonly city?: City;
}

interface Wanted {
  readonly query: StoreQuery;
  readonly locale: Pick<Locale, 'country'>;
  readonly now: number;
}

/** [R7.182] The stores that were asked for, but for their stock: by words, or else near the city that the words name. */
export async function findStores(
  records: readonly StoreRecord[],
  { query, locale, now }: Wanted,
): Promise<Found> {
  const able = records.filter(
    (record) => matchesStore(record, query) && (query.openNow !== true || doorState(record, now).isOpen),
  );
  const said = query.query?.trim() ?? '';
  if (said === '') return { stores: able.map((record) => ({ record })) };
  const { stores: named, isByAddress } = storesNamed(able, said);
  const cities = await findCities(said, locale.country);
  // A street may have the name of a city: then all stores of that city are meant.
  const near = isByAddress ? undefined : cities.find((city) => isNear(byDistance(named, city)));
  if (near !== undefined) return { stores: byDistance(named, near), city: near };
  const [city] = cities;
  // Words win over a city abroad: York names the stores of New York, but not for somebody in England.
  if (city === undefined || (named.length > 0 && city.country !== locale.country))
    return { stores: named.map((record) => ({ record })) };
  return { stores: nearestOf(byDistance(able, city)), city };
}

interface Placed {
  readonly record: StoreRecord;
  readonly distanceKm: number;
}

const byDistance = (records: readonly StoreRecord[], from: GlobePlace): readonly Placed[] =>
  records
    .map((record) => ({ record, distanceKm: Math.round(distanceKm(from, record) * 10) / 10 }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm);

const isNear = ([first]: readonly Placed[]): boolean => first !== undefined && first.distanceKm <= NEARBY_KM;

function nearestOf(placed: readonly Placed[]): readonly Placed[] {
  const near = placed.filter((each) => each.distanceKm <= NEARBY_KM);
  return near.length > 0 ? near : placed.slice(0, NEAREST);
}
