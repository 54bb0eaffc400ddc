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

/** The stores nearest to a place, and how far each is, as a language (BCP 47) writes it. */
export function nearestTo<Place extends GlobePlace>(
  here: GlobePlace,
  stores: readonly Place[],
  bcp47: string,
): readonly { readonly store: Place; readonly away: string }[] {
  const km = new Intl.NumberFormat(bcp47, { style: 'unit', unit: 'kilometer', maximumSignificantDigits: 2 });
  return stores
    .map((store) => ({ store, far: distanceKm(here, store) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, NEAREST)
    .map(({ store, far }) => ({ store, away: km.format(far) }));
}
