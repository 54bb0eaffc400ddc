/** A place on the globe in degrees, WGS 84. */
export interface GlobePlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth (IUGG), km. */
const EARTH_RADIUS = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance between two places, km: the haversine formula, exact to half a per cent. */
export function distanceKm(one: GlobePlace, other: GlobePlace): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const half = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
}
