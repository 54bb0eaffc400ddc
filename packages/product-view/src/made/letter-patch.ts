import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Matrix3,
  type Matrix4,
  Mesh,
  type Object3D,
  Vector3,
} from 'three';
import { materialsOf } from '@vitrine/try-on/model';
import { axesOf, type PlaceAxes } from './place-axes.ts';
import { type ModelPlace, sheetMm, UNITS_PER_MM } from './written-letters.ts';

/** A thin sheet that lies on a piece, as large as letters may be there. */
export interface LetterPatch {
  readonly geometry: BufferGeometry;
  /** What it lies on, in its middle. */
  readonly base: Mesh;
}

/** As many steps of the sheet's height; across they are as long. */
const ROWS = 14;
const MOST_COLUMNS = 120;
/** How far the surface may lie before or behind the place, as a share of the place's width. */
const REACH = 0.12;
/** How far off the surface the sheet lies, as a share of its height: far enough not to flicker. */
const LIFT = 0.003;

/** The surface above each point of a grid: how high it is, its normal, and whose it is. */
interface Relief {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly heights: Float32Array;
  readonly normals: Float32Array;
  readonly owners: (Mesh | undefined)[];
}

interface Corner {
  /** Across, up and out of the place. */
  readonly at: Vector3;
  /** In the axes of the model. */
  readonly normal: Vector3;
}

type Triangle = readonly [Corner, Corner, Corner];

/** Lays a sheet on what is seen of the model at a place. Undefined where nothing is there. */
export function layPatch(model: Object3D, place: ModelPlace): LetterPatch | undefined {
  const axes = axesOf(place);
  const relief = emptyRelief(place);
  const reach = place.widthMm * REACH * UNITS_PER_MM;
  model.updateWorldMatrix(true, true);
  const toModel = model.matrixWorld.clone().invert();
  model.traverse((part) => {
    if (!(part instanceof Mesh) || materialsOf(part).some(({ transparent }) => transparent)) return;
    const matrix = toModel.clone().multiply(part.matrixWorld);
    if (!comesNear(part.geometry, matrix, place)) return;
    for (const triangle of trianglesNear(part, { matrix, axes, relief, reach }))
      press(relief, triangle, part);
  });
  const base = relief.owners[indexAt(relief, Math.round(relief.columns / 2), ROWS / 2)];
  return base && { geometry: sheetOf(relief, axes), base };
}

/** Whether any of a mesh may lie on a place: most of a piece need not be looked at point by point. */
function comesNear(geometry: BufferGeometry, matrix: Matrix4, place: ModelPlace): boolean {
  if (!geometry.boundingBox) geometry.computeBoundingBox();
  const box = geometry.boundingBox?.clone().applyMatrix4(matrix);
  const reach = Math.hypot(...sheetMm(place)) * UNITS_PER_MM;
  return box === undefined || box.distanceToPoint(new Vector3(...place.centre)) < reach;
}

function emptyRelief(place: ModelPlace): Relief {
  const [widthMm, heightMm] = sheetMm(place);
  const [width, height] = [widthMm * UNITS_PER_MM, heightMm * UNITS_PER_MM];
  const columns = Math.min(MOST_COLUMNS, Math.ceil((ROWS * width) / height));
  const count = (columns + 1) * (ROWS + 1);
  return {
    columns,
    width,
    height,
    heights: new Float32Array(count).fill(-Infinity),
    normals: new Float32Array(3 * count),
    owners: Array.from({ length: count }, () => undefined),
  };
}

const indexAt = ({ columns }: Relief, column: number, row: number): number => row * (columns + 1) + column;

interface Near {
  readonly matrix: Matrix4;
  readonly axes: PlaceAxes;
  readonly relief: Relief;
  readonly reach: number;
}

/** The triangles of a mesh that may lie on the place and face out of it. Most lie elsewhere, and cost no object. */
function* trianglesNear(mesh: Mesh, near: Near): Generator<Triangle> {
  const { geometry } = mesh;
  const { matrix, axes } = near;
  const hasTwoSides = materialsOf(mesh).some(({ side }) => side === DoubleSide);
  const normals = geometry.getAttribute('normal');
  const turn = new Matrix3().getNormalMatrix(matrix);
  const points = placedPoints(geometry, near);
  const cornerAt = (i: number): Corner => ({
    at: new Vector3().fromArray(points, 3 * i),
    normal: new Vector3().fromBufferAttribute(normals, i).applyMatrix3(turn).normalize(),
  });
  const order = geometry.getIndex();
  const count = order?.count ?? points.length / 3;
  for (let i = 0; i + 2 < count; i += 3) {
    const [a, b, c] = order ? [order.getX(i), order.getX(i + 1), order.getX(i + 2)] : [i, i + 1, i + 2];
    if (!liesOn(points, [a, b, c], near)) continue;
    const corners = [cornerAt(a), cornerAt(b), cornerAt(c)] as const;
    const facing = corners.map(({ at, normal }) => normal.dot(axes.outwardAt(at.x)));
    if (hasTwoSides && facing.every((share) => share < 0)) for (const { normal } of corners) normal.negate();
    else if (facing.some((share) => share <= 0)) continue;
    yield corners;
  }
}

/** The points of a mesh in the axes of the place, one after the other. */
function placedPoints(geometry: BufferGeometry, { matrix, axes }: Near): Float32Array {
  const positions = geometry.getAttribute('position');
  const toPlace = axes.flat.clone().multiply(matrix);
  const points = new Float32Array(3 * positions.count);
  const point = new Vector3();
  for (let i = 0; i < positions.count; i += 1) {
    axes.unbend(point.fromBufferAttribute(positions, i).applyMatrix4(toPlace));
    point.toArray(points, 3 * i);
  }
  return points;
}

/** Whether a triangle spans anything of the sheet, and does not lie behind what the place runs around. */
function liesOn(
  points: Float32Array,
  [a, b, c]: readonly [number, number, number],
  { axes, relief, reach }: Near,
): boolean {
  const spans = (axis: number, most: number): boolean => {
    const [first, second, third] = [points[3 * a + axis], points[3 * b + axis], points[3 * c + axis]];
    if (first === undefined || second === undefined || third === undefined) return false;
    const [least, greatest] = [Math.min(first, second, third), Math.max(first, second, third)];
    return least < most && greatest > -most && greatest - least < (axis === 0 ? axes.halfWay : Infinity);
  };
  return spans(2, reach) && spans(1, relief.height / 2) && spans(0, relief.width / 2);
}

/** Raises the relief to a triangle, where it is the highest so far. */
function press(relief: Relief, triangle: Triangle, owner: Mesh): void {
  const [{ at: a }, { at: b }, { at: c }] = triangle;
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const [xs, ys] = [
    [a.x, b.x, c.x],
    [a.y, b.y, c.y],
  ];
  for (const row of gridBetween(ys, relief.height, ROWS))
    for (const column of gridBetween(xs, relief.width, relief.columns)) {
      const x = (column / relief.columns - 0.5) * relief.width;
      const y = (row / ROWS - 0.5) * relief.height;
      const ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const shares = [1 - ofB - ofC, ofB, ofC] as const;
      if (Math.min(...shares) >= -1e-6)
        raise(relief, indexAt(relief, column, row), { triangle, shares, owner });
    }
}

/** Lines of the grid between the least and the greatest of some lengths from its middle. */
function gridBetween(lengths: readonly number[], span: number, count: number): readonly number[] {
  const lineOf = (length: number): number => (length / span + 0.5) * count;
  const first = Math.max(0, Math.ceil(lineOf(Math.min(...lengths)) - 1e-6));
  const last = Math.min(count, Math.floor(lineOf(Math.max(...lengths)) + 1e-6));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

interface Touch {
  readonly triangle: Triangle;
  readonly shares: readonly [number, number, number];
  readonly owner: Mesh;
}

function raise(relief: Relief, index: number, { triangle, shares, owner }: Touch): void {
  const height = triangle.reduce((sum, { at }, i) => sum + at.z * (shares[i] ?? 0), 0);
  if (height <= (relief.heights[index] ?? Infinity)) return;
  const normal = new Vector3();
  for (const [i, corner] of triangle.entries()) normal.addScaledVector(corner.normal, shares[i] ?? 0);
  relief.heights[index] = height;
  relief.normals.set(normal.normalize().toArray(), 3 * index);
  relief.owners[index] = owner;
}

/** The sheet over the relief; where nothing is below it, it has a hole. */
function sheetOf(relief: Relief, axes: PlaceAxes): BufferGeometry {
  const { columns, width, height, heights } = relief;
  const positions: number[] = [];
  const uvs: number[] = [];
  const order: number[] = [];
  const isThere = (...corners: readonly number[]): boolean =>
    corners.every((index) => (heights[index] ?? -Infinity) > -Infinity);
  for (let row = 0; row <= ROWS; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const [u, v, index] = [column / columns, row / ROWS, indexAt(relief, column, row)];
      const out = isThere(index) ? (heights[index] ?? 0) + LIFT * height : 0;
      positions.push(...axes.toModel(new Vector3((u - 0.5) * width, (v - 0.5) * height, out)).toArray());
      uvs.push(u, v);
      const [right, above] = [index + 1, index + columns + 1];
      if (column < columns && row < ROWS && isThere(index, right, above, above + 1))
        order.push(index, right, above + 1, index, above + 1, above);
    }
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(relief.normals, 3))
    .setAttribute('uv', new Float32BufferAttribute(uvs, 2))
    .setIndex(order);
}
