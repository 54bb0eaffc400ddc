import type { Document, Node, Primitive } from '@gltf-transform/core';
import { cross, dot, minus, type Vec3 } from './vectors.ts';

/** A model as the eye sees it: points spread evenly over its surface, whatever its triangles are like. */
export interface Surface {
  /** x, y, z of one point after the other, in the model's unit, with every node's matrix applied. */
  readonly points: Float64Array;
  readonly min: Vec3;
  readonly max: Vec3;
  /** Where its volume balances; the middle of its box where it encloses none. */
  readonly balance: Vec3;
  readonly triangles: number;
}

/** Enough to tell a crown from a case, few enough to try 24 turns in a tenth of a second. */
const POINTS = 4000;
type Triangle = readonly [Vec3, Vec3, Vec3];

/** The surface of a document's default scene; undefined when there is none to see. */
export function surfaceOf(document: Document): Surface | undefined {
  const triangles = trianglesOf(document);
  const areas = triangles.map(areaOf);
  const total = areas.reduce((sum, area) => sum + area, 0);
  if (!(total > 0) || !Number.isFinite(total)) return undefined;
  const [min, max] = boundsOf(triangles);
  return {
    points: Float64Array.from(spreadAll(triangles, (at) => ((areas[at] ?? 0) / total) * POINTS)),
    min,
    max,
    balance: within(balanceOf(triangles, middleOf(min, max)), min, max),
    triangles: triangles.length,
  };
}

/** The whole number of points of each triangle; the remainder goes to the next one. */
function spreadAll(triangles: readonly Triangle[], due: (at: number) => number): readonly number[] {
  let owed = 0;
  return triangles.flatMap((triangle, at) => {
    owed += due(at);
    const count = Math.floor(owed);
    owed -= count;
    return spread(triangle, count);
  });
}

/** An open surface encloses nothing, and its computed balance may lie anywhere. */
function within(point: Vec3, min: Vec3, max: Vec3): Vec3 {
  const isInside = point.every((value, axis) => value >= (min[axis] ?? 0) && value <= (max[axis] ?? 0));
  return isInside ? point : middleOf(min, max);
}

function trianglesOf(document: Document): readonly Triangle[] {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  const triangles: Triangle[] = [];
  scene?.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? [])
      triangles.push(...primitiveTriangles(node, primitive));
  });
  return triangles;
}

const TRIANGLES_MODE = 4;

function primitiveTriangles(node: Node, primitive: Primitive): readonly Triangle[] {
  const position = primitive.getAttribute('POSITION');
  if (position === null || primitive.getMode() !== TRIANGLES_MODE) return [];
  const matrix = node.getWorldMatrix();
  const corners = Array.from({ length: position.getCount() }, (_, at) =>
    moved(matrix, position.getElement(at, [])),
  );
  const order = primitive.getIndices()?.getArray() ?? corners.keys();
  const used = Array.from(order, (index) => corners[index]).filter((corner) =>
    corner?.every(Number.isFinite),
  );
  return Array.from({ length: Math.floor(used.length / 3) }, (_, at) =>
    used.slice(3 * at, 3 * at + 3),
  ).flatMap(([a, b, c]) => (a && b && c ? [[a, b, c] as const] : []));
}

function moved(m: readonly number[], [x = 0, y = 0, z = 0]: readonly number[]): Vec3 {
  const row = (axis: number) =>
    (m[axis] ?? 0) * x + (m[4 + axis] ?? 0) * y + (m[8 + axis] ?? 0) * z + (m[12 + axis] ?? 0);
  return [row(0), row(1), row(2)];
}

/** Evenly over a triangle: Roberts' R2 sequence, folded into it, the same points every time. */
function spread([a, b, c]: Triangle, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => {
    const [u, v] = [(0.5 + 0.754877666 * at) % 1, (0.5 + 0.569840296 * at) % 1];
    const [s, t] = u + v > 1 ? [1 - u, 1 - v] : [u, v];
    return ([0, 1, 2] as const).map((axis) => a[axis] + s * (b[axis] - a[axis]) + t * (c[axis] - a[axis]));
  }).flat();
}

function areaOf([a, b, c]: Triangle): number {
  return Math.hypot(...cross(minus(b, a), minus(c, a))) / 2;
}

/** The centre of mass of what the surface encloses, by signed tetrahedra from the middle of the box. */
function balanceOf(triangles: readonly Triangle[], middle: Vec3): Vec3 {
  let [volume, x, y, z] = [0, 0, 0, 0];
  for (const [first, second, third] of triangles) {
    const [a, b, c] = [minus(first, middle), minus(second, middle), minus(third, middle)];
    const part = dot(a, cross(b, c)) / 6;
    volume += part;
    x += (part * (a[0] + b[0] + c[0])) / 4;
    y += (part * (a[1] + b[1] + c[1])) / 4;
    z += (part * (a[2] + b[2] + c[2])) / 4;
  }
  return volume === 0 ? middle : [middle[0] + x / volume, middle[1] + y / volume, middle[2] + z / volume];
}

function boundsOf(triangles: readonly Triangle[]): readonly [Vec3, Vec3] {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (const corner of triangles.flat()) {
    for (const axis of [0, 1, 2] as const) {
      least[axis] = Math.min(least[axis] ?? 0, corner[axis]);
      most[axis] = Math.max(most[axis] ?? 0, corner[axis]);
    }
  }
  return [asVec3(least), asVec3(most)];
}

const asVec3 = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => [x, y, z];
const middleOf = (min: Vec3, max: Vec3): Vec3 =>
  asVec3(min.map((least, axis) => (least + (max[axis] ?? 0)) / 2));
