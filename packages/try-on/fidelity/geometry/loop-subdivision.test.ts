import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subdivided } from './loop-subdivision.ts';
import { edgesOf } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { at } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lengthOf, minus, plus, times } from '../../src/geometry/vectors.ts';

const tetrahedron = (size: number): Mesh => ({
  points: [
    [size, size, size],
    [size, -size, -size],
    [-size, size, -size],
    [-size, -size, size],
  ],
  triangles: [
    [0, 1, 2],
    [0, 3, 1],
    [0, 2, 3],
    [1, 3, 2],
  ],
});

describe('subdivided', () => {
  it('makes four triangles of each and adds one point per edge', () => {
    const fine = subdivided(tetrahedron(1));
    expect(fine.triangles).toHaveLength(16);
    expect(fine.points).toHaveLength(4 + 6);
  });

  it('keeps every point of the coarse mesh at its number, moved towards the inside', () => {
    const coarse = tetrahedron(1);
    const fine = subdivided(coarse);
    for (const [index, point] of coarse.points.entries()) {
      const moved = at(fine.points, index);
      expect(lengthOf(moved)).toBeLessThan(lengthOf(point));
      expect(lengthOf(minus(moved, times(point, lengthOf(moved) / lengthOf(point))))).toBeCloseTo(0);
    }
  });

  it('leaves a closed surface closed: every edge is used once in each direction', () => {
    const fine = subdivided(subdivided(tetrahedron(1)));
    const directed = fine.triangles.flatMap((triangle) => edgesOf(triangle).map(([a, b]) => `${a}>${b}`));
    expect(new Set(directed).size).toBe(directed.length);
    for (const edge of directed) expect(directed).toContain(edge.split('>').toReversed().join('>'));
  });

  it('moves along with the mesh wherever that is moved', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (x, y, z) => {
        const by: Vector = [x, y, z];
        const coarse = tetrahedron(2);
        const moved = subdivided({ ...coarse, points: coarse.points.map((point) => plus(point, by)) });
        for (const [index, point] of subdivided(coarse).points.entries())
          expect(lengthOf(minus(at(moved.points, index), plus(point, by)))).toBeLessThan(1e-9);
      }),
    );
  });
});
