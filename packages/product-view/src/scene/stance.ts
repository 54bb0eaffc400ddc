import type { Orbit } from '../motion/orbit.ts';

/** How a piece stands, and from where one looks at it first. */
export interface Stance {
  /** Degrees about x, then y, then z, before the piece is set down on the ground. */
  readonly turnDeg: readonly [x: number, y: number, z: number];
  /** Degrees: see `Orbit`. */
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
}

/** Where the eye is at first, and comes back to. */
export const homeOf = ({ azimuthDeg, elevationDeg }: Stance): Orbit => ({
  azimuth: (azimuthDeg * Math.PI) / 180,
  elevation: (elevationDeg * Math.PI) / 180,
  stops: 0,
});
