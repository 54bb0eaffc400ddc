import type { Store } from '@vitrine/contracts';
import { type Locale, pageUrl, placeLine, placeSlug } from '@vitrine/domain';
import { countrySlug, regionName } from '../../shared/i18n/region-names.ts';

/** A store as a list shows it. */
export interface StoreLine {
  readonly name: string;
  readonly url: string;
  readonly city: string;
  readonly address: readonly string[];
  /** E.164. */
  readonly phone: string;
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
  stores: readonly Store[],
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

function toCountry(code: string, stores: readonly Store[], locale: Locale): StoreCountry {
  return {
    name: regionName(code, locale.bcp47),
    url: pageUrl(locale.code, `stores/${countrySlug(code)}`),
    stores: stores.map((store) => toLine(store, locale)),
  };
}

function citiesOf(country: string, stores: readonly Store[], locale: Locale): readonly NamedPlace[] {
  const cities = [...new Set(stores.map(({ city }) => city))];
  if (cities.length < 2) return [];
  return cities.map((city) => ({
    name: city,
    url: pageUrl(locale.code, `stores/${countrySlug(country)}/${placeSlug(city)}`),
  }));
}

function toLine(store: Store, locale: Locale): StoreLine {
  return {
    name: store.name,
    url: pageUrl(locale.code, `point-of-sale/${store.slug}`),
    city: store.city,
    address: addressLines(store),
    phone: store.phone,
  };
}

/** The street, then the place as the country's post writes it. */
export function addressLines({ address, city, country }: Store): readonly string[] {
  const { address1, address2, postalCode } = address;
  const place = placeLine({ city, postalCode, countryCode: country });
  return [address1, address2, place].filter((line) => line !== undefined);
}
