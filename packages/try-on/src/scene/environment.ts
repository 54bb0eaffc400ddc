import type { Vector } from '../geometry/rotation.ts';

/**
 * What products mirror around the shopper: soft light from above, dim light from below, one window. A busy
 * environment makes lenses look like chrome. Linear radiance, as multiples of white paper in the same light; +Y up,
 * +Z from the face to the camera.
 */
export interface Environment {
  readonly floor: number;
  readonly walls: number;
  readonly ceiling: number;
  /** A wide, soft window, which makes a curved rim shine. */
  readonly window: {
    /** Unit length. */
    readonly towards: Vector;
    readonly radiance: number;
    /** The power of the cosine that it fades with: a greater one makes it smaller. */
    readonly sharpness: number;
  };
}

/** High on the left, which is where most portraits are lit from. */
export const DEFAULT_ENVIRONMENT: Environment = {
  floor: 0.12,
  walls: 0.26,
  ceiling: 0.7,
  window: { towards: [-0.548, 0.548, 0.632], radiance: 3, sharpness: 14 },
};

/** Where the window is, seen from above: radians from the camera, positive to the picture's right. */
export function windowAzimuth({ window: { towards } }: Environment): number {
  return Math.atan2(towards[0], towards[2]);
}

/** Radiance of floor, walls and ceiling where a direction rises by `up` (-1 to 1). */
export function wallsRadiance({ floor, walls, ceiling }: Environment, up: number): number {
  return up < 0 ? walls + (floor - walls) * -up : walls + (ceiling - walls) * up;
}

/** Radiance of the window at this cosine from its middle. */
export function windowRadiance({ window }: Environment, cosine: number): number {
  return window.radiance * Math.max(0, cosine) ** window.sharpness;
}
