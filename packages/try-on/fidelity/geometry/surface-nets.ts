import type { DistanceField } from './distance-field.ts';
import type { Mesh, Triangle } from './mesh.ts';
import { at, mean } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lerp, plus } from '../../src/geometry/vectors.ts';

type Box = { readonly from: Vector; readonly to: Vector; readonly stepCm: number };
type Cell = Vector;

const CORNERS: readonly Cell[] = [0, 1].flatMap((x) =>
  [0, 1].flatMap((y) => [0, 1].map((z): Cell => [x, y, z])),
);
const AXES: readonly { readonly along: Cell; readonly u: Cell; readonly v: Cell }[] = [
  { along: [1, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
  { along: [0, 1, 0], u: [0, 0, 1], v: [1, 0, 0] },
  { along: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
];

/** The surface of a body within a box as triangles, by naive surface nets (S. Gibson, 1998) on a grid of `stepCm`. */
export function surfaceOf(body: DistanceField, box: Box): Mesh {
  const grid = sampled(body, box);
  const points: Vector[] = [];
  const pointOfCell = new Map<number, number>();
  const crossed = [...grid.cells()].filter((cell) => grid.isCrossed(cell));
  for (const cell of crossed) {
    pointOfCell.set(grid.indexOf(cell), points.length);
    points.push(crossingOf(grid, cell));
  }
  // Every edge that the surface crosses starts at the low corner of a crossed cell.
  const triangles: Triangle[] = [];
  for (const cell of crossed) {
    for (const axis of AXES) {
      const inside = grid.distanceAt(cell) < 0;
      if (inside === grid.distanceAt(plus(cell, axis.along)) < 0) continue;
      const [u, v] = [negative(axis.u), negative(axis.v)];
      const around = [cell, plus(cell, u), plus(plus(cell, u), v), plus(cell, v)].map((neighbour) =>
        pointOfCell.get(grid.indexOf(neighbour)),
      );
      triangles.push(...quad(around, inside));
    }
  }
  return { points, triangles };
}

function negative([x, y, z]: Cell): Cell {
  return [-x, -y, -z];
}

function quad([a, b, c, d]: readonly (number | undefined)[], facesForward: boolean): readonly Triangle[] {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  return facesForward
    ? [
        [a, b, c],
        [a, c, d],
      ]
    : [
        [a, c, b],
        [a, d, c],
      ];
}

type Grid = {
  readonly indexOf: (cell: Cell) => number;
  readonly distanceAt: (cell: Cell) => number;
  readonly placeOf: (cell: Cell) => Vector;
  readonly cells: () => Iterable<Cell>;
  /** Whether some corners of a cell are inside the body and some outside. */
  readonly isCrossed: (cell: Cell) => boolean;
};

function sampled(body: DistanceField, { from, to, stepCm }: Box): Grid {
  const count = (axis: 0 | 1 | 2): number => Math.ceil((to[axis] - from[axis]) / stepCm) + 2;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  const indexOf = ([x, y, z]: Cell): number => (z * ny + y) * nx + x;
  const placeOf = ([x, y, z]: Cell): Vector => plus(from, [x * stepCm, y * stepCm, z * stepCm]);
  const distances = new Float32Array(nx * ny * nz);
  for (const cell of cellsUpTo([nx, ny, nz])) distances[indexOf(cell)] = body(placeOf(cell));
  const distanceAt = (cell: Cell): number => at(distances, indexOf(cell));
  const cornerOffsets = CORNERS.map(indexOf);
  const isCrossed = (cell: Cell): boolean => {
    const first = indexOf(cell);
    const inside = at(distances, first) < 0;
    return cornerOffsets.some((offset) => at(distances, first + offset) < 0 !== inside);
  };
  return { indexOf, distanceAt, placeOf, isCrossed, cells: () => cellsUpTo([nx - 1, ny - 1, nz - 1]) };
}

function crossingOf(grid: Grid, cell: Cell): Vector {
  const corners = CORNERS.map((corner) => plus(cell, corner));
  const crossings: Vector[] = [];
  for (const corner of corners) {
    for (const { along } of AXES) {
      const next = plus(corner, along);
      if (along.some((step, axis) => step === 1 && at(next, axis) > at(cell, axis) + 1)) continue;
      const [here, there] = [grid.distanceAt(corner), grid.distanceAt(next)];
      if (here < 0 === there < 0) continue;
      crossings.push(lerp(grid.placeOf(corner), grid.placeOf(next), here / (here - there)));
    }
  }
  return mean(crossings);
}

function* cellsUpTo([endX, endY, endZ]: Cell): Iterable<Cell> {
  for (let z = 0; z < endZ; z += 1) {
    for (let y = 0; y < endY; y += 1) {
      for (let x = 0; x < endX; x += 1) yield [x, y, z];
    }
  }
}
