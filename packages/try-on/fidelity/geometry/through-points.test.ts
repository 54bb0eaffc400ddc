import { expect, it } from 'vitest';
import { subdivided } from './loop-subdivision.ts';
import type { Mesh } from './mesh.ts';
import { at } from './point.ts';
import { lengthOf, minus } from '../../src/geometry/vectors.ts';
import { cageThrough } from './through-points.ts';

const octahedron: Mesh = {
  points: [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, -1],
  ],
  triangles: [
    [0, 1, 2],
    [0, 2, 3],
    [0, 3, 4],
    [0, 4, 1],
    [5, 2, 1],
    [5, 3, 2],
    [5, 4, 3],
    [5, 1, 4],
  ],
};

/** The distance of each of the first points from its place after three subdivisions. */
function missed(mesh: Mesh, cage: Mesh): readonly number[] {
  const fine = subdivided(subdivided(subdivided(cage)));
  return mesh.points.map((point, index) => lengthOf(minus(at(fine.points, index), point)));
}

it('makes a surface that passes far nearer to its points than the mesh itself would', () => {
  const worst = (cage: Mesh): number => Math.max(...missed(octahedron, cage));
  expect(worst(octahedron)).toBeGreaterThan(0.4);
  expect(worst(cageThrough(octahedron, 6))).toBeLessThan(worst(octahedron) / 3);
});

it('moves only the points it was told to', () => {
  const { points } = cageThrough(octahedron, 1);
  expect(points.slice(1)).toEqual(octahedron.points.slice(1));
  expect(points[0]).not.toEqual(octahedron.points[0]);
});
