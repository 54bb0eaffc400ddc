import { Vector3 } from 'three';
import { at } from './numbers.ts';

/** A half-space: everything with normal · p ≤ offset. The normal is a unit vector and looks outward. */
export interface CuttingPlane {
  readonly normal: Vector3;
  readonly offset: number;
}

/** A flat face of a convex solid; corners run counter-clockwise seen from outside. */
export interface Facet {
  readonly plane: CuttingPlane;
  readonly corners: readonly Vector3[];
  /** One plane through every edge, upright on the face: what lies behind all of them lies over the face. */
  readonly walls: readonly CuttingPlane[];
}

/** Longer than any stone is wide: the edge of the blank from which facets are cut, in millimetres. */
const BLANK_MM = 1000;
const ON_PLANE_MM = 1e-7;

/** The plane through three points, turned so that `inside` lies behind it. */
export function planeThrough([a, b, c]: readonly [Vector3, Vector3, Vector3], inside: Vector3): CuttingPlane {
  const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
  if (normal.dot(inside) > normal.dot(a)) normal.negate();
  return { normal, offset: normal.dot(a) };
}

/** The point that three planes share. */
export function cornerOf(a: CuttingPlane, b: CuttingPlane, c: CuttingPlane): Vector3 {
  const [ab, bc, ca] = [
    a.normal.clone().cross(b.normal),
    b.normal.clone().cross(c.normal),
    c.normal.clone().cross(a.normal),
  ];
  const volume = a.normal.dot(bc);
  return bc
    .multiplyScalar(a.offset)
    .addScaledVector(ca, b.offset)
    .addScaledVector(ab, c.offset)
    .divideScalar(volume);
}

/** The part of a convex polygon behind a plane (Sutherland and Hodgman, 1974). */
export function clipped(corners: readonly Vector3[], { normal, offset }: CuttingPlane): readonly Vector3[] {
  return corners.flatMap((corner, i) => {
    const next = at(corners, (i + 1) % corners.length);
    const [here, there] = [normal.dot(corner) - offset, normal.dot(next) - offset];
    const kept = here <= ON_PLANE_MM ? [corner] : [];
    const crosses =
      (here < -ON_PLANE_MM && there > ON_PLANE_MM) || (here > ON_PLANE_MM && there < -ON_PLANE_MM);
    return crosses ? [...kept, corner.clone().lerp(next, here / (here - there))] : kept;
  });
}

function blankOn({ normal, offset }: CuttingPlane): readonly Vector3[] {
  const across = new Vector3(Math.abs(normal.x) < 0.9 ? 1 : 0, Math.abs(normal.x) < 0.9 ? 0 : 1, 0)
    .cross(normal)
    .setLength(BLANK_MM);
  const along = normal.clone().cross(across);
  const middle = normal.clone().multiplyScalar(offset);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => middle.clone().addScaledVector(across, x).addScaledVector(along, y));
}

/** The solid that planes cut out of space. A plane that touches nothing leaves no facet. */
export function convexSolid(planes: readonly CuttingPlane[]): readonly Facet[] {
  return planes.flatMap((plane) => {
    const cut = planes.reduce<readonly Vector3[]>(
      (corners, other) => (other === plane ? corners : clipped(corners, other)),
      blankOn(plane),
    );
    const corners = withoutRepeats(cut);
    return corners.length >= 3 ? [{ plane, corners, walls: wallsOf(corners, plane) }] : [];
  });
}

const wallsOf = (corners: readonly Vector3[], { normal }: CuttingPlane): readonly CuttingPlane[] =>
  corners.map((corner, i) => {
    const edge = at(corners, (i + 1) % corners.length)
      .clone()
      .sub(corner);
    const outward = edge.cross(normal).normalize();
    return { normal: outward, offset: outward.dot(corner) };
  });

const withoutRepeats = (corners: readonly Vector3[]): readonly Vector3[] =>
  corners.filter(
    (corner, i) => corner.distanceToSquared(at(corners, (i + 1) % corners.length)) > ON_PLANE_MM,
  );
