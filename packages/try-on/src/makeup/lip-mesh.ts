import type { PicturePoint } from '../geometry/point.ts';
import { smoothstep } from '../geometry/numbers.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { eyeDistancePx, LIP_RINGS, pointOf } from './contours.ts';
import { distanceBetween, mixedPoint, smoothRing } from '../geometry/curve.ts';
import { type GridShape, gridTriangles, type RegionMesh } from './region-mesh.ts';

/** Width of the soft edge, as a share of the distance between the pupils. */
export const LIP_FEATHER = 0.011;
/**
 * Lips further apart than the second distance show something else between them; below the first distance they touch.
 * Same unit.
 */
const APART = [0.016, 0.036] as const;
const PER_SEGMENT = 4;

/** Rows: beyond the lips' edge, the edge, two rings inside, the opening of the mouth. */
export const LIP_GRID: GridShape = {
  rows: LIP_RINGS.length + 1,
  columns: (LIP_RINGS[0]?.length ?? 0) * PER_SEGMENT,
  closed: true,
};
export const LIP_TRIANGLES = gridTriangles(LIP_GRID);

/** The attributes of each point of the lips; lengths in distances between the pupils. */
export const LIP_ATTRIBUTES = [
  /** The distance inside the lips' edge. */
  'inside',
  /** The distance from the opening of the mouth; large everywhere while the lips touch. */
  'fromOpening',
  /** -1 to 1 from the right to the left corner. */
  'along',
  /** -1 on the lower lip, 1 on the upper, 0 where they meet. */
  'lip',
  /** The linear luminance of the bare lips around it. */
  'base',
] as const;
export type LipAttribute = (typeof LIP_ATTRIBUTES)[number];

/** `baseAt` answers the brightness at a share of the way around, from the right corner along the lower lip. */
export function lipMesh(landmarks: Landmarks, baseAt: (around: number) => number): RegionMesh<LipAttribute> {
  const unitPx = eyeDistancePx(landmarks);
  const rings = LIP_RINGS.map((ring) =>
    smoothRing(
      ring.map((index) => pointOf(landmarks, index)),
      PER_SEGMENT,
    ),
  );
  const [edge = [], middle = [], inner = [], opening = []] = rings;
  const gaps = apartness(opening, unitPx);
  const closed = opening.map((point, column) =>
    mixedPoint(mixedPoint(point, opposite(opening, column), 0.5), point, gaps[column] ?? 0),
  );
  const rows = [pushedOut(edge, (unitPx * LIP_FEATHER) / 2), edge, middle, inner, closed];

  const { columns } = LIP_GRID;
  const count = LIP_GRID.rows * columns;
  const numbers = () => new Float32Array(count);
  const attributes = {
    inside: numbers(),
    fromOpening: numbers(),
    along: numbers(),
    lip: numbers(),
    base: numbers(),
  };
  const positions = new Float32Array(3 * count);
  for (let column = 0; column < columns; column += 1) {
    const line = rows.map((row): PicturePoint => row[column] ?? [0, 0]);
    const depths = depthsOf(line, unitPx);
    const [along, lip] = lipPlace(column / columns);
    const base = baseAt(column / columns);
    line.forEach((point, row) => {
      const at = row * columns + column;
      positions.set(point, 3 * at);
      attributes.inside[at] = depths[row] ?? 0;
      attributes.fromOpening[at] = fromOpening(depths, row, gaps[column] ?? 0);
      attributes.along[at] = along;
      attributes.lip[at] = lip;
      attributes.base[at] = base;
    });
  }
  return { positions, attributes };
}

/**
 * For a share of the way around: the position along the lip, -1 to 1, and on which lip it is; both fade to 0 where
 * the lips meet.
 */
function lipPlace(around: number): readonly [along: number, lip: number] {
  const isLower = around < 0.5;
  const along = isLower ? 4 * around - 1 : 3 - 4 * around;
  return [along, (isLower ? -1 : 1) * smoothstep(1, 0.9, Math.abs(along))];
}

/** How far inside the edge each point of a line across the lip lies, in distances between the pupils. */
function depthsOf(line: readonly PicturePoint[], unitPx: number): readonly number[] {
  let depth = -LIP_FEATHER / 2;
  return line.map((point, row) => {
    const before = line[row - 1];
    if (before) depth += row === 1 ? LIP_FEATHER / 2 : distanceBetween(before, point) / unitPx;
    return depth;
  });
}

/** Lips that touch have no opening, so it counts as far from everywhere. */
function fromOpening(depths: readonly number[], row: number, gap: number): number {
  const deepest = depths.at(-1) ?? 0;
  return deepest - (depths[row] ?? 0) + (1 - gap) * LIP_FEATHER;
}

const opposite = (opening: readonly PicturePoint[], column: number): PicturePoint =>
  opening[(opening.length - column) % opening.length] ?? [0, 0];

/** For each column 0 where the lips touch, 1 where they are apart. */
function apartness(opening: readonly PicturePoint[], unitPx: number): readonly number[] {
  return opening.map((point, column) =>
    smoothstep(APART[0], APART[1], distanceBetween(point, opposite(opening, column)) / unitPx),
  );
}

/** The ring a little larger, moved outwards. */
function pushedOut(ring: readonly PicturePoint[], byPx: number): readonly PicturePoint[] {
  const outwards = Math.sign(turning(ring)) || 1;
  return ring.map((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    const [right, down] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(right, down) || 1;
    return [point[0] + (outwards * byPx * down) / length, point[1] - (outwards * byPx * right) / length];
  });
}

/** Twice the area inside a ring; the sign says in which direction it runs. */
function turning(ring: readonly PicturePoint[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
