import { at } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, direction, dot, minus, plus } from '../../src/geometry/vectors.ts';

export type Triangle = readonly [number, number, number];

/** Points in centimetres and triangles as indices, counter-clockwise seen from outside. */
export type Mesh = {
  readonly points: readonly Vector[];
  readonly triangles: readonly Triangle[];
};

/** The three directed edges of a triangle, each with the corner that faces it. */
export function edgesOf([a, b, c]: Triangle): readonly Triangle[] {
  return [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ];
}

/** Unit normals per point, averaged over the triangles around it and weighted by their area. */
export function normalsOf({ points, triangles }: Mesh): readonly Vector[] {
  const sums: Vector[] = points.map(() => [0, 0, 0]);
  for (const [a, b, c] of triangles) {
    const origin = at(points, a);
    const normal = cross(minus(at(points, b), origin), minus(at(points, c), origin));
    for (const corner of [a, b, c]) sums[corner] = plus(at(sums, corner), normal);
  }
  return sums.map(direction);
}

/** The same surface with every triangle facing away from `inside`, judged by the sum over all of them. */
export function facingAwayFrom(mesh: Mesh, inside: Vector): Mesh {
  const volume = mesh.triangles.reduce((sum, [a, b, c]) => {
    const origin = at(mesh.points, a);
    const normal = cross(minus(at(mesh.points, b), origin), minus(at(mesh.points, c), origin));
    return sum + dot(normal, minus(origin, inside));
  }, 0);
  return volume >= 0 ? mesh : { points: mesh.points, triangles: mesh.triangles.map(turnedOver) };
}

export function turnedOver([a, b, c]: Triangle): Triangle {
  return [a, c, b];
}

/** Several meshes as one; indices are shifted in the order given. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const points: Vector[] = [];
  const triangles: Triangle[] = [];
  for (const mesh of meshes) {
    const offset = points.length;
    for (const point of mesh.points) points.push(point);
    for (const [a, b, c] of mesh.triangles) triangles.push([a + offset, b + offset, c + offset]);
  }
  return { points, triangles };
}

/**
 * Triangles of the strip between two closed rings of equal length, given as point indices. The second half of a ring is
 * cut the other way, so that two symmetric rings make a symmetric strip.
 */
export function stripBetween(ring: readonly number[], next: readonly number[]): readonly Triangle[] {
  return ring.flatMap((here, index): Triangle[] => {
    const after = (index + 1) % ring.length;
    const [ahead, below, across] = [at(ring, after), at(next, index), at(next, after)];
    if (index < ring.length / 2)
      return [
        [here, below, ahead],
        [ahead, below, across],
      ];
    return [
      [here, below, across],
      [here, across, ahead],
    ];
  });
}

/**
 * The one closed outline of an open mesh as point indices, starting at `first` and
 * leaving it towards the neighbour with the greatest x.
 */
export function outlineFrom({ points, triangles }: Mesh, first: number): readonly number[] {
  const neighbours = outlineNeighbours(triangles);
  const around = (index: number): readonly number[] => neighbours.get(index) ?? [];
  const rightmost = [...around(first)].sort((a, b) => at(points, b)[0] - at(points, a)[0])[0];
  const ring = [first];
  let previous = first;
  let current = rightmost ?? first;
  while (current !== first) {
    ring.push(current);
    const from = previous;
    previous = current;
    current = around(current).find((index) => index !== from) ?? first;
  }
  return ring;
}

function outlineNeighbours(triangles: readonly Triangle[]): ReadonlyMap<number, readonly number[]> {
  const uses = new Map<string, Triangle[]>();
  for (const triangle of triangles) {
    for (const edge of edgesOf(triangle)) {
      const key = `${Math.min(edge[0], edge[1])}-${Math.max(edge[0], edge[1])}`;
      uses.set(key, [...(uses.get(key) ?? []), edge]);
    }
  }
  const neighbours = new Map<number, number[]>();
  for (const [edge, ...others] of uses.values()) {
    if (edge === undefined || others.length > 0) continue;
    const [a, b] = edge;
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  return neighbours;
}
