import {
  BufferGeometry,
  Float32BufferAttribute,
  type Shape,
  ShapeUtils,
  type Vector2,
  type Vector3,
} from 'three';
import { at, clamp, flat, lastOf, point, unitSteps } from './numbers.ts';
import type { SeamPoint } from './stitches.ts';

/**
 * Where a flat pattern lies in space. The pattern is measured in millimetres (x right, y up, as seen on its face);
 * `offMm` leaves its middle layer towards the face.
 */
export type Form = (x: number, y: number, offMm?: number) => Vector3;

const PROBE_MM = 0.05;

/** A form from its middle layer alone: the face is where x × y looks. */
export function formOf(middle: (x: number, y: number) => Vector3): Form {
  return (x, y, offMm = 0) => {
    const here = middle(x, y);
    if (offMm === 0) return here;
    const right = middle(x + PROBE_MM, y).sub(middle(x - PROBE_MM, y));
    const up = middle(x, y + PROBE_MM).sub(middle(x, y - PROBE_MM));
    return here.addScaledVector(right.cross(up).normalize(), offMm);
  };
}

/** The same form with its middle layer lifted: padding, doming, wrinkles. */
export const lifted = (form: Form, heightAt: (x: number, y: number) => number): Form =>
  formOf((x, y) => form(x, y, heightAt(x, y)));

/** The unit vector out of the face. */
export const faceAt = (form: Form, x: number, y: number): Vector3 =>
  form(x, y, 1).sub(form(x, y)).normalize();

/** An outline at equal steps, counter-clockwise, without its first point repeated. */
export function outlineOf(shape: Shape, spacingMm = 2): readonly Vector2[] {
  const count = Math.max(12, Math.round(shape.getLength() / spacingMm));
  const points = shape.getSpacedPoints(count).slice(0, count);
  return ShapeUtils.isClockWise(points) ? points.toReversed() : points;
}

/** The outline moved inward by millimetres; it should be less than the radius of any corner. */
export const insetOutline = (outline: readonly Vector2[], mm: number): readonly Vector2[] =>
  movedLeft(outline, { mm, closed: true });

/** A path moved to its left, which is inward for a counter-clockwise outline. */
function movedLeft(
  path: readonly Vector2[],
  { mm, closed }: { readonly mm: number; readonly closed: boolean },
): readonly Vector2[] {
  const near = (i: number): Vector2 =>
    at(path, closed ? (i + path.length) % path.length : clamp(i, 0, path.length - 1));
  return path.map((p, i) => {
    const along = near(i + 1)
      .clone()
      .sub(near(i - 1))
      .normalize();
    return flat(p.x - along.y * mm, p.y + along.x * mm);
  });
}

/** Rows of pattern points that cover a piece: rings around a centre, or lanes along a strip. */
interface Layout {
  readonly rows: readonly (readonly Vector2[])[];
  /** Rows return to their first point. */
  readonly ringed: boolean;
}

/** Rings from a centre out to the outline. */
export function ringed(outline: readonly Vector2[], rings = 24, centre = middleOf(outline)): Layout {
  const rows = unitSteps(rings)
    .slice(1)
    .map((share) => outline.map((p) => centre.clone().lerp(p, share)));
  return { rows: [outline.map(() => centre.clone()), ...rows], ringed: true };
}

const middleOf = (outline: readonly Vector2[]): Vector2 =>
  outline.reduce((sum, p) => sum.add(p), flat()).divideScalar(outline.length);

interface Strip {
  readonly lengthMm: number;
  readonly halfWidthAt: (x: number) => number;
  readonly steps: number;
  readonly lanes?: number;
}

/** Lanes along a strip from x = 0: the cloth of straps. */
export function laned({ lengthMm, halfWidthAt, steps, lanes = 6 }: Strip): Layout {
  const rows = unitSteps(steps).map((t) =>
    unitSteps(lanes).map((v) => flat(t * lengthMm, (v * 2 - 1) * halfWidthAt(t * lengthMm))),
  );
  return { rows, ringed: false };
}

/** The outline of a strip, counter-clockwise from its lower start. */
export function stripOutline({ lengthMm, halfWidthAt, steps }: Strip): readonly Vector2[] {
  const lower = unitSteps(steps).map((t) => flat(t * lengthMm, -halfWidthAt(t * lengthMm)));
  return [...lower, ...lower.map((p) => flat(p.x, -p.y)).toReversed()];
}

interface SkinOptions {
  readonly offMm: number;
  readonly tileMm?: number;
  /** The side that looks away from the face. */
  readonly reverse?: boolean;
}

/** One side of a piece laid out on its form, with the texture of its flat pattern. */
export function skin(form: Form, layout: Layout, options: SkinOptions): BufferGeometry {
  const { offMm, tileMm = 30, reverse = false } = options;
  const [positions, normals, coordinates]: [number[], number[], number[]] = [[], [], []];
  for (const row of layout.rows) {
    const first = at(row, 0);
    for (const { x, y } of layout.ringed ? [...row, first] : row) {
      positions.push(...form(x, y, offMm).toArray());
      normals.push(
        ...faceAt(form, x, y)
          .multiplyScalar(reverse ? -1 : 1)
          .toArray(),
      );
      coordinates.push(x / tileMm, y / tileMm);
    }
  }
  const width = at(layout.rows, 0).length + (layout.ringed ? 1 : 0);
  return meshOf({
    positions,
    normals,
    coordinates,
    indices: gridIndices([layout.rows.length, width], reverse),
  });
}

function gridIndices([rows, width]: readonly [number, number], reverse: boolean): readonly number[] {
  return Array.from({ length: (rows - 1) * (width - 1) }, (_, cell) => {
    const corner = Math.floor(cell / (width - 1)) * width + (cell % (width - 1));
    const [a, b, c, d] = [corner, corner + width, corner + width + 1, corner + 1];
    return reverse ? [a, c, b, a, d, c] : [a, b, c, a, c, d];
  }).flat();
}

interface MeshData {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly coordinates: readonly number[];
  readonly indices: readonly number[];
}

function meshOf({ positions, normals, coordinates, indices }: MeshData): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([...positions], 3));
  geometry.setAttribute('normal', new Float32BufferAttribute([...normals], 3));
  geometry.setAttribute('uv', new Float32BufferAttribute([...coordinates], 2));
  return geometry.setIndex([...indices]);
}

interface EdgeOptions {
  readonly thicknessMm: number;
  /** How far the paint stands out beyond the cut. */
  readonly bulgeMm?: number;
  readonly steps?: number;
  readonly tileMm?: number;
  /** False for an edge that ends: the path is then not closed to a ring. */
  readonly closed?: boolean;
}

/** One place along an edge: its middle, the way out of the piece, the way out of its face. */
interface Cut {
  readonly on: Vector3;
  readonly out: Vector3;
  readonly face: Vector3;
  readonly lengthMm: number;
  /** 0 where an edge ends in a point. */
  readonly girth: number;
}

const ended = (cut: Cut): Cut => ({ ...cut, girth: 0 });

/** The painted edge of a piece: half round, along an outline (or part of one) with the piece to its left. */
export function paintedEdge(
  form: Form,
  outline: readonly Vector2[],
  { thicknessMm, bulgeMm = thicknessMm * 0.4, steps = 6, tileMm = 30, closed = true }: EdgeOptions,
): BufferGeometry {
  const outer = movedLeft(outline, { mm: -0.2, closed });
  const cuts = outline.map((p, i): Cut => {
    const [on, beyond] = [form(p.x, p.y), at(outer, i)];
    const out = form(beyond.x, beyond.y).sub(on).normalize();
    return { on, out, face: faceAt(form, p.x, p.y), lengthMm: p.x + p.y, girth: 1 };
  });
  const [positions, normals, coordinates]: [number[], number[], number[]] = [[], [], []];
  const rows = closed ? [...cuts, at(cuts, 0)] : [ended(at(cuts, 0)), ...cuts, ended(lastOf(cuts))];
  for (const { on, out, face, lengthMm, girth } of rows) {
    for (const t of unitSteps(steps)) {
      const angle = (t - 0.5) * Math.PI;
      const [outwards, up] = [Math.cos(angle), Math.sin(angle)];
      const stands = on.clone().addScaledVector(face, (up * girth * thicknessMm) / 2);
      positions.push(...stands.addScaledVector(out, outwards * girth * bulgeMm).toArray());
      const normal = point().addScaledVector(out, outwards).addScaledVector(face, up);
      normals.push(...normal.normalize().toArray());
      coordinates.push(lengthMm / tileMm, (t * thicknessMm) / tileMm);
    }
  }
  return meshOf({ positions, normals, coordinates, indices: gridIndices([rows.length, steps + 1], false) });
}

/** A row of points on the face, ready to be stitched. */
export function seamOn(form: Form, path: readonly Vector2[], offMm: number): readonly SeamPoint[] {
  return path.map(({ x, y }) => ({ at: form(x, y, offMm), normal: faceAt(form, x, y) }));
}

/**
 * Lays a flat piece (in the plane z = 0, facing +z) on a form: its x and y become the pattern's, from `origin` on,
 * its z the height above `offMm`. For stamps and tags on curved leather.
 */
export function laidOn(
  geometry: BufferGeometry,
  form: Form,
  { origin, offMm }: { readonly origin: readonly [number, number]; readonly offMm: number },
): BufferGeometry {
  const laid = geometry.clone();
  const [position, normal] = [laid.getAttribute('position'), laid.getAttribute('normal')];
  for (let i = 0; i < position.count; i += 1) {
    const [x, y] = [origin[0] + position.getX(i), origin[1] + position.getY(i)];
    const on = form(x, y, offMm + position.getZ(i));
    const face = faceAt(form, x, y);
    const right = form(x + PROBE_MM, y)
      .sub(form(x - PROBE_MM, y))
      .normalize();
    const turned = right
      .clone()
      .multiplyScalar(normal.getX(i))
      .addScaledVector(face.clone().cross(right), normal.getY(i))
      .addScaledVector(face, normal.getZ(i))
      .normalize();
    position.setXYZ(i, on.x, on.y, on.z);
    normal.setXYZ(i, turned.x, turned.y, turned.z);
  }
  return laid;
}
