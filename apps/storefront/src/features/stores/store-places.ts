import type { FoundStore, Store } from '@vitrine/contracts';
import { type Locale, type OpeningHours, pageUrl, placeLine, placeSlug } from '@vitrine/domain';
import { countrySlug, regionName } from '../../shared/i18n/region-names.ts';
import { type WeekLine, weekLines } from './week-lines.ts';

/** When a store is open, by its own clock. */
export interface StoreDoor extends OpeningHours {
  /** IANA. */
  readonly timeZone: string;
}
/** A store as a list and a map show it. */
export interface StoreLine {
  readonly name: string;
  readonly url: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly address: readonly string[];
  /** E.164. */
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly door: StoreDoor;
  readonly week: readonly WeekLine[];
  /** From the city that was asked for. */
  readonly distanceKm?: number | undefined;
}
/** The stores of a country, and where its list and those of its cities are. */
export interface StoreCountry {
  readonly name: string;
  readonly url: string;
  readonly stores: readonly StoreLine[];
}
interface NamedPlace {
  readonly name: string;
  readonly url: string;
}
/** A list of stores: of the world, a country or a city. */
export interface StorePlace {
  /** Undefined: the world. */
  readonly name: string | undefined;
  /** The path below the locale. */
  readonly path: string;
  /** The country of a city. */
  readonly above: readonly NamedPlace[];
  /** What the list can be narrowed to. */
  readonly below: readonly NamedPlace[];
  readonly countries: readonly StoreCountry[];
}
interface WantedPlace {
  readonly country?: string | undefined;
  readonly city?: string | undefined;
}

/** [R2.015, R2.016] The stores of a place, the visitor's own country first; undefined where there is none. */
export function storePlace(
  stores: readonly FoundStore[],
  { country, city }: WantedPlace,
  locale: Locale,
): StorePlace | undefined {
  const shown = stores.filter(
    (store) =>
      (country === undefined || countrySlug(store.country) === country) &&
      (city === undefined || placeSlug(store.city) === city),
  );
  const [first] = shown;
  if (first === undefined) return undefined;
  const countries = [...Map.groupBy(shown, (store) => store.country)]
    .map(([code, own]) => toCountry(code, own, locale))
    .toSorted((left, right) => left.name.localeCompare(right.name, locale.bcp47));
  const home = regionName(locale.country, locale.bcp47);
  const ordered = countries.toSorted(
    (left, right) => Number(right.name === home) - Number(left.name === home),
  );
  const [own] = countries;
  return {
    name: city === undefined ? country && own?.name : first.city,
    path: ['stores', country, city].filter((part) => part !== undefined).join('/'),
    above: city === undefined || own === undefined ? [] : [{ name: own.name, url: own.url }],
    below: country === undefined ? ordered : citiesOf(first.country, shown, locale),
    countries: ordered,
  };
}

function toCountry(code: string, stores: readonly FoundStore[], locale: Locale): StoreCountry {
  return {
    name: regionName(code, locale.bcp47),
    url: pageUrl(locale.code, `stores/${countrySlug(code)}`),
    stores: stores.map((store) => toLine(store, locale)),
  };
}

function citiesOf(country: string, stores: readonly FoundStore[], locale: Locale): readonly NamedPlace[] {
  const cities = [...new Set(stores.map(({ city }) => city))];
  if (cities.length < 2) return [];
  return cities.map((city) => ({
    name: city,
    url: pageUrl(locale.code, `stores/${countrySlug(country)}/${placeSlug(city)}`),
  }));
}

/** A store in a list of the locale. */
export function toLine(store: FoundStore, locale: Locale): StoreLine {
  const { name, city, country, phone, latitude, longitude, distanceKm } = store;
  return {
    name,
    url: pageUrl(locale.code, `point-of-sale/${store.slug}`),
    city,
    country,
    address: addressLines(store),
    phone,
    latitude,
    longitude,
    door: doorOf(store),
    week: weekLines(store, locale.bcp47),
    distanceKm,
  };
}

const doorOf = ({ hours, closures, timeZone }: Store): StoreDoor => ({
  hours: Object.fromEntries(
    hours.map(({ day, spans }) => [day, spans.map(({ open, close }) => [open, close] as const)]),
  ),
  closures: closures.map(({ from, until }) => ({ from, until })),
  timeZone,
});

/** The street, then the place as the country's post writes it. */
export function addressLines({ address, city, country }: Store): readonly string[] {
  const { address1, address2, postalCode } = address;
  const place = placeLine({ city, postalCode, countryCode: country });
  return [address1, address2, place].filter((line) => line !== undefined);
}

/** The codes of what some store does, handing over orders last. */
export function servicesOf(stores: readonly Store[]): readonly string[] {
  const codes = new Set(stores.flatMap(({ services }) => services));
  if (stores.some(({ clickAndCollect }) => clickAndCollect)) codes.add('collect');
  return [...codes];
}
