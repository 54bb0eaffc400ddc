import type { Mesh } from './mesh.ts';
import { at } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { minus, plus, times } from '../../src/geometry/vectors.ts';

/** Each comes nearer to the points and leaves more of a ripple between them; two leave three tenths of the way. */
const ROUNDS = 2;

/**
 * A mesh whose first `count` points come to lie near where the given mesh has them once it is subdivided. Loop's surface
 * keeps within the points that it is made of, so that a nose or a lip comes out smaller than its mesh; here the mesh
 * gives way until the surface passes near them. None of the points may lie on a rim.
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

/** Where subdividing for ever would put a point that is not on a rim (Loop's limit mask). */
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
