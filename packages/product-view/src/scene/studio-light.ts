/** The light that the studio's pictures are taken in, as something to mirror. */
import { MathUtils } from 'three';
import { type Direction, dot } from './direction.ts';

/** A rectangle of light around the piece, facing it: degrees from the eye (positive to its right) and above the ground. */
interface Softbox {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  /** Width and height as seen from the piece: tangents of the whole angle, near enough. */
  readonly size: readonly [width: number, height: number];
  /** As multiples of white paper in the studio's light. */
  readonly radiance: number;
}

/**
 * Atelier daylight, as in `products-3d`: a large window at the left, a narrow one at the right, a skylight, a little from
 * behind. It stays where it is while the piece is turned in it, as on a turntable: so every side is well lit, and metal
 * and stones live when they move.
 */
const DAYLIGHT: readonly Softbox[] = [
  { azimuthDeg: -62, elevationDeg: 33, size: [0.7, 0.85], radiance: 5.6 },
  { azimuthDeg: 54, elevationDeg: 22, size: [0.27, 0.92], radiance: 7.2 },
  { azimuthDeg: 0, elevationDeg: 82, size: [1.08, 0.83], radiance: 3.4 },
  { azimuthDeg: 165, elevationDeg: 30, size: [0.77, 0.31], radiance: 5.6 },
];

/** The walls, from the horizon up, and the pale ground below, which reflects light. */
const WALLS = { ground: 0.9, horizon: 0.4, above: 0.74 } as const;

/** Share of a softbox's half width over which its edge fades. */
const EDGE = 0.14;

interface Rectangle {
  readonly towards: Direction;
  readonly right: Direction;
  readonly up: Direction;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radiance: number;
}

const RECTANGLES: readonly Rectangle[] = DAYLIGHT.map(rectangle);

/** What comes from a direction of unit length; +X is the eye's right, +Y up, +Z towards the eye. */
export function studioRadiance(direction: Direction): number {
  return RECTANGLES.reduce((sum, box) => sum + boxRadiance(box, direction), wallRadiance(direction[1]));
}

function wallRadiance(up: number): number {
  const { ground, horizon, above } = WALLS;
  // The ground ends softly at the horizon, as if it had no visible end.
  if (up < 0) return horizon + (ground - horizon) * Math.min(1, -up * 2.2);
  return horizon + (above - horizon) * up;
}

function boxRadiance(box: Rectangle, direction: Direction): number {
  const along = dot(direction, box.towards);
  if (along <= 0) return 0;
  const across = Math.abs(dot(direction, box.right) / along) / box.halfWidth;
  const upright = Math.abs(dot(direction, box.up) / along) / box.halfHeight;
  return box.radiance * inside(across) * inside(upright);
}

/** 1 in the middle, 0 outside, fading at the edge. */
function inside(share: number): number {
  return MathUtils.smoothstep(1 + EDGE - share, 0, 2 * EDGE);
}

function rectangle({ azimuthDeg, elevationDeg, size: [width, height], radiance }: Softbox): Rectangle {
  const [azimuth, elevation] = [MathUtils.degToRad(azimuthDeg), MathUtils.degToRad(elevationDeg)];
  const [sine, cosine] = [Math.sin(elevation), Math.cos(elevation)];
  return {
    towards: [Math.sin(azimuth) * cosine, sine, Math.cos(azimuth) * cosine],
    right: [Math.cos(azimuth), 0, -Math.sin(azimuth)],
    up: [-Math.sin(azimuth) * sine, cosine, -Math.cos(azimuth) * sine],
    halfWidth: width / 2,
    halfHeight: height / 2,
    radiance,
  };
}
