import { add, clampOrbit, minus, NOWHERE, type Orbit, times } from './orbit.ts';

/** A movement that runs out: where the eye is, and how far it still has to go. */
export interface Glide {
  readonly orbit: Orbit;
  readonly ahead: Orbit;
}

/** The time constant: after it about two thirds of the way are done, as with a heavy thing on a good bearing. */
export const GLIDE_MS = 180;
/** A rest that nobody sees: a fortieth of a degree. */
const REST = 0.0005;

export const at = (orbit: Orbit): Glide => ({ orbit: clampOrbit(orbit), ahead: NOWHERE });

export const isResting = ({ ahead }: Glide): boolean => size(ahead) === 0;

/** The same eye with so much further to go; never so far that it would run against a limit. */
export function push({ orbit, ahead }: Glide, further: Orbit): Glide {
  return { orbit, ahead: minus(clampOrbit(add(add(orbit, ahead), further)), orbit) };
}

/** On its way from wherever it is to somewhere else, the shorter way around. */
export function headFor({ orbit }: Glide, there: Orbit): Glide {
  const way = minus(clampOrbit(there), orbit);
  return { orbit, ahead: { ...way, azimuth: shortest(way.azimuth) } };
}

/**
 * The glide after some time. What is left shrinks by the same share in the same time, whatever the frame rate, and
 * the last of it is done at once: a movement ends exactly at its target.
 */
export function advance({ orbit, ahead }: Glide, elapsedMs: number): Glide {
  const left = times(ahead, Math.exp(-Math.max(0, elapsedMs) / GLIDE_MS));
  if (size(left) < REST) return at(add(orbit, ahead));
  return { orbit: clampOrbit(add(orbit, minus(ahead, left))), ahead: left };
}

/** The whole movement at once, where the shopper prefers reduced motion. */
export const settled = ({ orbit, ahead }: Glide): Glide => at(add(orbit, ahead));

const size = ({ azimuth, elevation, stops }: Orbit): number =>
  Math.max(Math.abs(azimuth), Math.abs(elevation), Math.abs(stops));

/** The same direction, between half a turn back and half a turn forward. */
function shortest(angle: number): number {
  const turn = 2 * Math.PI;
  return angle - turn * Math.round(angle / turn);
}
