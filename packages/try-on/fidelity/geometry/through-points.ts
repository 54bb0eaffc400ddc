import type { Mesh } from './mesh.ts';
import { at } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { minus, plus, times } from '../../src/geometry/vectors.ts';

/**
 * Each round brings the surface nearer to the points, and makes it more wavy between them. After two rounds three
 * tenths of the distance are left.
 */
const ROUNDS = 2;

/**
 * A mesh that, once it is subdivided, has its first `count` points near their places in the given mesh. Loop's surface lies
 * inside the points that it is made of, so a nose or a lip would come out too small. This moves the points outwards until
 * the surface passes near their old places. None of the points may lie on a rim.
 */
export function cageThrough(mesh: Mesh, count: number): Mesh {
  const neighbours = neighboursIn(mesh);
  let points = mesh.points;
  for (let round = 0; round < ROUNDS; round += 1) {
    const current = points;
    points = current.map((point, index) => {
      if (index >= count) return point;
      const missing = minus(at(mesh.points, index), settled(current, index, at(neighbours, index)));
      return plus(point, missing);
    });
  }
  return { points, triangles: mesh.triangles };
}

/** The place of a point after endless subdivision, for a point that is not on a rim (Loop's limit mask). */
function settled(points: readonly Vector[], index: number, around: ReadonlySet<number>): Vector {
  let sum: Vector = [0, 0, 0];
  for (const neighbour of around) sum = plus(sum, at(points, neighbour));
  const count = around.size;
  const share = 5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / count) / 4) ** 2;
  const own = (3 * count) / (8 * share);
  return times(plus(times(at(points, index), own), sum), 1 / (own + count));
}

function neighboursIn({ points, triangles }: Mesh): readonly ReadonlySet<number>[] {
  const neighbours = points.map(() => new Set<number>());
  for (const [a, b, c] of triangles) {
    at(neighbours, a).add(b).add(c);
    at(neighbours, b).add(a).add(c);
    at(neighbours, c).add(a).add(b);
  }
  return neighbours;
}
