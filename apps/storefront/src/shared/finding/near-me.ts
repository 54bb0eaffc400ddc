import { distanceKm, type GlobePlace } from '@vitrine/domain';

/** So many of the nearest stores are shown. */
const NEAREST = 8;

/** Where the device is stays in the page: only the order of a list comes of it. */
export function locate(tell: (here: GlobePlace | 'nowhere') => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
    () => tell('nowhere'),
    { maximumAge: 300_000, timeout: 10_000 },
  );
}

/** Where distances are told in miles (ISO 3166-1). */
const MILES_IN: readonly (string | undefined)[] = ['US', 'GB'];
const KM_IN_A_MILE = 1.609344;

/** The unit that a locale (BCP 47) tells distances in, km. */
export const distanceUnitKm = (bcp47: string): number => (isInMiles(bcp47) ? KM_IN_A_MILE : 1);

const isInMiles = (bcp47: string): boolean => MILES_IN.includes(new Intl.Locale(bcp47).region);

/** How far so many kilometres are, in the unit of the country of a locale (BCP 47), as its language writes it. */
export function distanceText(bcp47: string): (km: number) => string {
  const unit = isInMiles(bcp47) ? 'mile' : 'kilometer';
  const format = new Intl.NumberFormat(bcp47, { style: 'unit', unit, maximumSignificantDigits: 2 });
  return (km) => format.format(km / distanceUnitKm(bcp47));
}

/** The stores nearest to a place, and how far each is, as a locale (BCP 47) writes it. */
export function nearestTo<Place extends GlobePlace>(
  here: GlobePlace,
  stores: readonly Place[],
  bcp47: string,
): readonly { readonly store: Place; readonly km: number; readonly away: string }[] {
  const textOf = distanceText(bcp47);
  return stores
    .map((store) => ({ store, far: distanceKm(here, store) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, NEAREST)
    .map(({ store, far }) => ({ store, km: far, away: textOf(far) }));
}
