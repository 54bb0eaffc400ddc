import type { PicturePoint } from '../geometry/point.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { EYES, type EyeContours, pointOf } from './contours.ts';
import { smoothLine } from '../geometry/curve.ts';
import { type GridShape, gridTriangles, type RegionMesh } from './region-mesh.ts';

const PER_SEGMENT = 4;
const COLUMNS = 8 * PER_SEGMENT + 1;
const UPPER: GridShape = { rows: 2 * PER_SEGMENT + 1, columns: COLUMNS, closed: false };
const LOWER: GridShape = { rows: PER_SEGMENT + 1, columns: COLUMNS, closed: false };
const UPPER_POINTS = UPPER.rows * COLUMNS;
const LOWER_POINTS = LOWER.rows * COLUMNS;
const EYE_POINTS = UPPER_POINTS + LOWER_POINTS;

/** The first eye's lines run to the picture's right, the other's to its left; upper lids rise, lower ones fall. */
export const EYE_TRIANGLES: readonly number[] = EYES.flatMap((_, eye) => {
  const first = eye * EYE_POINTS;
  return [
    ...gridTriangles(UPPER, { first, risesLeft: eye === 0 }),
    ...gridTriangles(LOWER, { first: first + UPPER_POINTS, risesLeft: eye !== 0 }),
  ];
});

/** The attributes of each point of the skin around the eyes. */
export const EYE_ATTRIBUTES = [
  /** 0 to 1 from the inner to the outer corner. */
  'outward',
  /** On the upper lid 0 at its rim, 0.5 at the fold, 1 below the brow; on the lower 0 at its rim, -1 where it ends. */
  'high',
] as const;
export type EyeAttribute = (typeof EYE_ATTRIBUTES)[number];

/** The skin around both eyes. The eyeballs are no part of it: it begins at the rims of the lids. */
export function eyeMesh(landmarks: Landmarks): RegionMesh<EyeAttribute> {
  const count = EYES.length * EYE_POINTS;
  const positions = new Float32Array(3 * count);
  const attributes = { outward: new Float32Array(count), high: new Float32Array(count) };
  EYES.forEach((eye, side) => {
    for (const { lines, first, rise } of gridsOf(eye, side * EYE_POINTS)) {
      gridBetween(lines, landmarks).forEach((row, height) => {
        row.forEach((point, column) => {
          const at = first + height * COLUMNS + column;
          positions.set(point, 3 * at);
          attributes.outward[at] = 1 - column / (COLUMNS - 1);
          attributes.high[at] = height * rise;
        });
      });
    }
  });
  return { positions, attributes };
}

const gridsOf = ({ upper, lower }: EyeContours, first: number) => [
  { lines: upper, first, rise: 1 / (UPPER.rows - 1) },
  { lines: lower, first: first + UPPER_POINTS, rise: -1 / (LOWER.rows - 1) },
];

/** Rows of points, smooth along the lines and across them. */
function gridBetween(
  lines: readonly (readonly number[])[],
  landmarks: Landmarks,
): readonly (readonly PicturePoint[])[] {
  const along = lines.map((line) =>
    smoothLine(
      line.map((index) => pointOf(landmarks, index)),
      PER_SEGMENT,
    ),
  );
  const across = Array.from({ length: COLUMNS }, (_, column) =>
    smoothLine(
      along.map((line) => line[column] ?? [0, 0]),
      PER_SEGMENT,
    ),
  );
  const rows = across[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) => across.map((line) => line[row] ?? [0, 0]));
}
