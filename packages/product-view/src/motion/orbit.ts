import { MathUtils } from 'three';

/**
 * Where a product is looked at from. A vector space on purpose: what is still to go of a movement is an orbit as well.
 */
export interface Orbit {
  /** Radians around the product: 0 faces its front (+Z), a quarter turn its left side (+X). */
  readonly azimuth: number;
  /** Radians above the ground. */
  readonly elevation: number;
  /** How close, in doublings of the size at which the piece is seen whole. */
  readonly stops: number;
}

export const NOWHERE: Orbit = { azimuth: 0, elevation: 0, stops: 0 };

/**
 * From a little below, where a sole or a case back begins to show, to nearly straight above; from the whole piece to five
 * times as close, where the finest texture of a model is still sharper than the screen.
 */
export const ORBIT_LIMITS = {
  elevation: [-0.35, 1.4],
  stops: [0, 2.32],
} as const;

type Span = readonly [least: number, most: number];

export const add = (one: Orbit, other: Orbit): Orbit => ({
  azimuth: one.azimuth + other.azimuth,
  elevation: one.elevation + other.elevation,
  stops: one.stops + other.stops,
});

export const times = (orbit: Orbit, factor: number): Orbit => ({
  azimuth: orbit.azimuth * factor,
  elevation: orbit.elevation * factor,
  stops: orbit.stops * factor,
});

export const minus = (one: Orbit, other: Orbit): Orbit => add(one, times(other, -1));

/** The nearest orbit within the limits; the azimuth has none. */
export function clampOrbit({ azimuth, elevation, stops }: Orbit): Orbit {
  return {
    azimuth,
    elevation: within(elevation, ORBIT_LIMITS.elevation),
    stops: within(stops, ORBIT_LIMITS.stops),
  };
}

/** How many times as large as the whole piece. */
export const enlargement = ({ stops }: Orbit): number => 2 ** stops;

const within = (value: number, [least, most]: Span): number => MathUtils.clamp(value, least, most);
