import { edgesOf } from './mesh.ts';
import type { Mesh, Triangle } from './mesh.ts';
import { at } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lerp, plus, times } from '../../src/geometry/vectors.ts';

type Edge = { readonly a: number; readonly b: number; readonly index: number; readonly facing: number[] };

/**
 * Loop's subdivision, once (C. Loop, 1987; boundary rule of Hoppe and others): four triangles from each one.
 * The points of the coarse mesh keep their index, so they can be used as ground truth.
 */
export function subdivided(mesh: Mesh): Mesh {
  const edges = edgesWithin(mesh);
  const points = [...movedPoints(mesh, edges), ...[...edges.values()].map((edge) => edgePoint(mesh, edge))];
  const triangles = mesh.triangles.flatMap((triangle) =>
    split(triangle, (a, b) => edgeBetween(edges, a, b).index),
  );
  return { points, triangles };
}

// A number is a much faster key than a string. It fits because no mesh here has 2^20 points.
const KEY_STRIDE = 2 ** 20;

function keyOf(a: number, b: number): number {
  return Math.min(a, b) * KEY_STRIDE + Math.max(a, b);
}

function edgeBetween(edges: ReadonlyMap<number, Edge>, a: number, b: number): Edge {
  const edge = edges.get(keyOf(a, b));
  if (edge === undefined) throw new Error(`no edge between points ${a} and ${b}`);
  return edge;
}

function edgesWithin({ points, triangles }: Mesh): ReadonlyMap<number, Edge> {
  const edges = new Map<number, Edge>();
  for (const triangle of triangles) {
    for (const [a, b, facing] of edgesOf(triangle)) {
      const known = edges.get(keyOf(a, b));
      if (known === undefined)
        edges.set(keyOf(a, b), { a, b, index: points.length + edges.size, facing: [facing] });
      else known.facing.push(facing);
    }
  }
  return edges;
}

function edgePoint({ points }: Mesh, { a, b, facing }: Edge): Vector {
  const sum = plus(at(points, a), at(points, b));
  const [left, right] = facing;
  if (left === undefined || right === undefined) return times(sum, 0.5);
  return plus(times(sum, 3 / 8), times(plus(at(points, left), at(points, right)), 1 / 8));
}

type Surroundings = { count: number; sum: Vector; rimCount: number; rimSum: Vector };

function movedPoints({ points }: Mesh, edges: ReadonlyMap<number, Edge>): readonly Vector[] {
  const around: Surroundings[] = points.map(() => ({
    count: 0,
    sum: [0, 0, 0],
    rimCount: 0,
    rimSum: [0, 0, 0],
  }));
  for (const { a, b, facing } of edges.values()) {
    note(at(around, a), at(points, b), facing.length < 2);
    note(at(around, b), at(points, a), facing.length < 2);
  }
  return points.map((point, index) => movedPoint(point, at(around, index)));
}

function note(around: Surroundings, neighbour: Vector, onRim: boolean): void {
  around.count += 1;
  around.sum = plus(around.sum, neighbour);
  if (!onRim) return;
  around.rimCount += 1;
  around.rimSum = plus(around.rimSum, neighbour);
}

function movedPoint(point: Vector, { count, sum, rimCount, rimSum }: Surroundings): Vector {
  if (count === 0) return point;
  if (rimCount > 0) return plus(times(point, 0.75), times(rimSum, 0.25 / rimCount));
  const share = 5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / count) / 4) ** 2;
  return lerp(point, times(sum, 1 / count), share);
}

function split([a, b, c]: Triangle, middle: (a: number, b: number) => number): readonly Triangle[] {
  const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
  return [
    [a, ab, ca],
    [b, bc, ab],
    [c, ca, bc],
    [ab, bc, ca],
  ];
}
