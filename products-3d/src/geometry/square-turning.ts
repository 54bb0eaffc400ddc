import type { BufferGeometry } from 'three';
import { wallOf } from './fluted-box.ts';
import { creased } from './join.ts';
import { at, point } from './numbers.ts';
import type { Profile } from './solids.ts';
import { surface } from './surface.ts';

/** A square with round corners, its middle in the origin, upright along z. */
export interface Square {
  readonly halfMm: number;
  readonly cornerMm: number;
}

interface Walk {
  readonly sides: number;
  readonly creaseAngle?: number;
  readonly tileMm?: number;
}

/** As if turned on a lathe, but around a square: the profile runs upward on the outside, as how far in and how high. */
export function squareTurned(
  { halfMm, cornerMm }: Square,
  profile: Profile,
  { sides, creaseAngle = 0.5, tileMm = 30 }: Walk,
): BufferGeometry {
  const { walk } = wallOf({ widthMm: halfMm * 2, depthMm: halfMm * 2, cornerMm });
  const wall = surface(
    [profile.length - 1, sides],
    (u, v) => {
      const [inMm, zMm] = at(profile, Math.round(u * (profile.length - 1)));
      const { at: on, outward } = walk(v % 1);
      return point(on.x - outward.x * inMm, on.y - outward.y * inMm, zMm);
    },
    { closedV: true, flip: true, tileMm },
  );
  return creased(wall, creaseAngle);
}

/** A square face over its rim: `zAt` gives the height from the middle (0) to the rim (1). */
export function squareFace(
  { halfMm, cornerMm }: Square,
  zAt: (share: number) => number,
  [rings, sides]: readonly [number, number],
): BufferGeometry {
  const { walk } = wallOf({ widthMm: halfMm * 2, depthMm: halfMm * 2, cornerMm });
  return surface(
    [rings, sides],
    (u, v) => {
      const { at: on } = walk(v % 1);
      return point(on.x * u, on.y * u, zAt(u));
    },
    { closedV: true },
  );
}
