import type { Point } from '../geometry/point.ts';
import { type Limb, limbEdges, type LimbExpectation } from './limb-edges.ts';
import { limbPatch, type LimbPlace } from './limb-patch.ts';
import type { Raster } from './raster.ts';

/** Where cloth is looked at behind the wrist, as shares of the palm's length along the arm and beside it. */
const BEHIND = [0.55, 0.7, 0.85];
const BESIDE = [-0.12, 0, 0.12];
/** Both edges of a sleeve must show, because a wall is as uniform as a sleeve. */
const LEAST_SEEN = 0.35;

interface SleeveSearch {
  readonly cells: number;
  readonly expected: LimbExpectation;
  readonly palmPx: number;
}

/**
 * The edges of an arm without visible skin: where the colour behind the wrist changes. Undefined where it has no two
 * edges.
 */
export function sleeveEdges(
  raster: Raster,
  place: LimbPlace,
  { cells, expected, palmPx }: SleeveSearch,
): Limb | undefined {
  const { origin, towards } = place;
  const length = Math.hypot(towards.x, towards.y) || 1;
  const along = { x: towards.x / length, y: towards.y / length };
  const cloth = BEHIND.flatMap((behind) =>
    BESIDE.map((aside): Point => ({
      x: origin.x + palmPx * (behind * along.x - aside * along.y),
      y: origin.y + palmPx * (behind * along.y + aside * along.x),
    })),
  ).filter(({ x, y }) => x >= 1 && y >= 1 && x < raster.widthPx - 1 && y < raster.heightPx - 1);
  if (cloth.length < BESIDE.length) return undefined;
  const limb = limbEdges(limbPatch(raster, { ...place, skin: cloth }, cells), expected);
  return limb && limb.seen >= LEAST_SEEN ? limb : undefined;
}
