import type { Vector2, Vector3 } from 'three';
import { cornerOf, type CuttingPlane, planeThrough } from './convex-solid.ts';
import { at, flat, mix, point } from './numbers.ts';

/** The girdle of a stone: for the direction an edge faces (radians), the point of the outline that faces it. */
type Outline = (facing: number) => Vector2;

interface Cut {
  readonly outline: Outline;
  /** Half the width, in millimetres: what heights are measured by. */
  readonly radiusMm: number;
  /** Where the eight mains meet the girdle, and the eight halfway points between them, counter-clockwise. */
  readonly mains: readonly number[];
  readonly halves: readonly number[];
  /** Where the pavilion comes to its point. */
  readonly culet: Vector2;
  /** Directions of the flat sides that make the girdle round. */
  readonly sides: readonly number[];
}

/** Proportions of a fine brilliant, in shares of the width (after Tolkowsky 1919, with today's lower halves). */
const TABLE = 0.57;
const CROWN_HEIGHT = 0.148;
const PAVILION_DEPTH = 0.431;
const GIRDLE = 0.035;
/** How high up the crown stars end, and how far down the pavilion the lower halves reach. */
const STAR_HEIGHT = 0.685;
const LOWER_HALF_LENGTH = 0.77;

const turn = (share: number): number => share * Math.PI * 2;
const eight = (at0: number): readonly number[] => Array.from({ length: 8 }, (_, i) => turn((i + at0) / 8));
const lifted = ({ x, y }: Vector2, z: number): Vector3 => point(x, y, z);
const HEART = point();

const level = (z: number): CuttingPlane => ({ normal: point(0, 0, 1), offset: z });
const next = <T>(list: readonly T[], i: number): T => at(list, (i + 1) % list.length);

/** A plane through the edge of the outline that faces one way, and through one further point. */
function plane3(
  outline: Outline,
  facing: number,
  { z, through }: { z: number; through: Vector3 },
): CuttingPlane {
  const edge = lifted(outline(facing), z);
  const alongEdge = edge.clone().add(point(-Math.sin(facing), Math.cos(facing), 0));
  return planeThrough([edge, alongEdge, through], HEART);
}

/** The facets of a brilliant over any convex outline: table, stars, bezels, upper halves, girdle, lower halves, mains. */
function brilliant({ outline, radiusMm, mains, halves, culet, sides }: Cut): readonly CuttingPlane[] {
  const widthMm = radiusMm * 2;
  const [girdle, top] = [(GIRDLE * widthMm) / 2, (GIRDLE / 2 + CROWN_HEIGHT) * widthMm];
  const corners = mains.map((facing) => lifted(culet.clone().lerp(outline(facing), TABLE), top));
  const bezels = mains.map((facing, i) => plane3(outline, facing, { z: girdle, through: at(corners, i) }));
  const tip = lifted(culet, -girdle - PAVILION_DEPTH * widthMm);
  const lowerMains = mains.map((facing) => plane3(outline, facing, { z: -girdle, through: tip }));
  const between = halves.flatMap((facing, i) => {
    const starTip = cornerOf(at(bezels, i), next(bezels, i), level(mix(girdle, top, STAR_HEIGHT)));
    const lowerTip = cornerOf(
      at(lowerMains, i),
      next(lowerMains, i),
      level(mix(-girdle, tip.z, LOWER_HALF_LENGTH)),
    );
    const ends = [at(mains, i), next(mains, i)].map(outline);
    const half = outline(facing);
    return [
      planeThrough([at(corners, i), next(corners, i), starTip], HEART),
      ...ends.map((end) => planeThrough([starTip, lifted(end, girdle), lifted(half, girdle)], HEART)),
      ...ends.map((end) => planeThrough([lowerTip, lifted(end, -girdle), lifted(half, -girdle)], HEART)),
    ];
  });
  return [level(top), ...bezels, ...between, ...lowerMains, ...girdleOf(outline, sides)];
}

const girdleOf = (outline: Outline, sides: readonly number[]): readonly CuttingPlane[] =>
  sides.map((facing) => {
    const normal = point(Math.cos(facing), Math.sin(facing), 0);
    return { normal, offset: normal.dot(lifted(outline(facing), 0)) };
  });

interface CutSize {
  readonly widthMm: number;
  /** Flat sides that make the girdle round; a multiple of 16. */
  readonly girdleSides: number;
}

const circle =
  (radiusMm: number): Outline =>
  (facing) =>
    flat(Math.cos(facing) * radiusMm, Math.sin(facing) * radiusMm);

const evenly = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => turn(i / count));

/** The round brilliant: 57 facets and the girdle. The table looks to +z, the girdle lies in z = 0. */
export function roundBrilliant({ widthMm, girdleSides }: CutSize): readonly CuttingPlane[] {
  const radiusMm = widthMm / 2;
  return brilliant({
    outline: circle(radiusMm),
    radiusMm,
    mains: eight(0),
    halves: eight(0.5),
    culet: flat(),
    sides: evenly(girdleSides),
  });
}

/** The single cut of the smallest stones: table, eight facets above, eight below. */
export function singleCut(widthMm: number): readonly CuttingPlane[] {
  const outline = circle(widthMm / 2);
  const [girdle, top] = [(GIRDLE * widthMm) / 2, (GIRDLE / 2 + CROWN_HEIGHT) * widthMm];
  const tip = point(0, 0, -girdle - PAVILION_DEPTH * widthMm);
  return [
    level(top),
    ...eight(0).map((facing) =>
      plane3(outline, facing, { z: girdle, through: lifted(outline(facing).multiplyScalar(TABLE), top) }),
    ),
    ...eight(0).map((facing) => plane3(outline, facing, { z: -girdle, through: tip })),
    ...girdleOf(outline, evenly(8)),
  ];
}

/** Length of a pear over its width. */
const PEAR_LENGTH = 1.55;

/**
 * The outline of a pear: a half circle below, closed by two arcs that meet in a point at +y.
 * Edges that would face the point beyond its flanks all have the point itself.
 */
export function pearOutline(radiusMm: number): Outline {
  const height = (PEAR_LENGTH * 2 - 1) * radiusMm;
  const offset = (height ** 2 / radiusMm - radiusMm) / 2;
  const flank = offset + radiusMm;
  const steepest = Math.atan2(height, offset);
  return (facing) => {
    const [cos, sin] = [Math.cos(facing), Math.sin(facing)];
    if (sin <= 0) return flat(cos * radiusMm, sin * radiusMm);
    const rise = Math.atan2(sin, Math.abs(cos));
    if (rise >= steepest) return flat(0, height);
    return flat(Math.sign(cos) * (Math.cos(rise) * flank - offset), sin * flank);
  };
}

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** The pear brilliant: one main runs to the point, one to the middle of the round head, three along each flank. */
const PEAR_MAINS = [90, 162, 192, 230, 270, 310, 348, 378].map(degrees);
const PEAR_HALVES = [144, 177, 211, 250, 290, 329, 363, 396].map(degrees);
const PEAR_CULET = 0.14;

/** A pear of the given width; its round head is centred on the origin, its point looks to +y. */
export function pearBrilliant({ widthMm, girdleSides }: CutSize): readonly CuttingPlane[] {
  const radiusMm = widthMm / 2;
  return brilliant({
    outline: pearOutline(radiusMm),
    radiusMm,
    mains: PEAR_MAINS,
    halves: PEAR_HALVES,
    culet: flat(0, PEAR_CULET * radiusMm),
    sides: evenly(girdleSides),
  });
}
