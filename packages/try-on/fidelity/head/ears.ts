import { carved, ellipsoid, melted, rod, wire } from '../geometry/distance-field.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { turnedOver } from '../geometry/mesh.ts';
import { mirrored } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { plus } from '../../src/geometry/vectors.ts';
import { surfaceOf } from '../geometry/surface-nets.ts';

/** The place of the left ear on the canonical head, and the distance of its rear edge from the skull. */
const EAR_AT: Vector = [8.0, 0.3, -3];
const STANDS_OFF_RAD = (26 * Math.PI) / 180;
/** Coordinates on the ear's own plate: x away from the head, y up, z towards the face. */
const LOBE: Vector = [0.16, -2.92, 0.2];
/** The crease between ear and head above the ear canal, where the temples of a pair of glasses lie. */
const REST: Vector = [0.35, 2.2, 0.5];

export type DrawnEars = {
  readonly meshes: readonly Mesh[];
  /** Underside of each lobe, right then left: where an earring hangs. */
  readonly lobes: readonly [Vector, Vector];
  /** Where a temple of a pair of glasses lies on each ear, right then left. */
  readonly rests: readonly [Vector, Vector];
};

/** Both ears, seated on a head through `place`, which moves a point of the canonical head onto it. */
export function ears(place: (point: Vector) => Vector): DrawnEars {
  const seat = place(EAR_AT);
  const seated = (point: Vector): Vector => plus(turned(point), seat);
  const plate = surfaceOf(earBody(), { from: [-0.9, -3.6, -2.3], to: [1.2, 3.1, 1.9], stepCm: 0.12 });
  const left: Mesh = { points: plate.points.map(seated), triangles: plate.triangles };
  const right: Mesh = { points: left.points.map(mirrored), triangles: left.triangles.map(turnedOver) };
  const [lobe, rest] = [seated(LOBE), seated(REST)];
  return { meshes: [right, left], lobes: [mirrored(lobe), lobe], rests: [mirrored(rest), rest] };
}

function turned([x, y, z]: Vector): Vector {
  const [cos, sin] = [Math.cos(STANDS_OFF_RAD), Math.sin(STANDS_OFF_RAD)];
  return [x * cos - z * sin, y, z * cos + x * sin];
}

/** An arc in the ear's plate: `turns` of angle in radians, 0 up, growing towards the back. */
function arc(shape: {
  centre: Vector;
  height: number;
  depth: number;
  turns: readonly [number, number];
}): Vector[] {
  const [from, to] = shape.turns;
  return Array.from({ length: 22 }, (_, step) => {
    const angle = from + ((to - from) * step) / 21;
    return plus(shape.centre, [0, shape.height * Math.cos(angle), -shape.depth * Math.sin(angle)]);
  });
}

function earBody(): DistanceField {
  const plate = ellipsoid([0, 0.1, 0], [0.32, 2.6, 1.45]);
  const helix = wire(
    arc({ centre: [0.26, 0.35, -0.15], height: 2.45, depth: 1.5, turns: [-1.25, 2.35] }),
    0.24,
  );
  const antihelix = wire(
    arc({ centre: [0.26, -0.15, 0.1], height: 1.45, depth: 0.85, turns: [0.1, 2.6] }),
    0.19,
  );
  const lobe = ellipsoid([0.1, -2.25, 0.2], [0.34, 0.75, 0.68]);
  const tragus = ellipsoid([0.22, -0.5, 1.05], [0.34, 0.55, 0.36]);
  const root = ellipsoid([-0.55, 0, 0.45], [0.65, 2.1, 0.85]);
  const rims = melted(0.16, melted(0.2, plate, helix), antihelix);
  const hollowed = carved(0.12, rims, ellipsoid([0.5, -0.35, 0.3], [0.55, 0.95, 0.68]));
  const crus = rod({ from: [0.2, 0.15, 1], to: [0.15, 0.1, 0.1], fromRadius: 0.16, toRadius: 0.1 });
  return melted(0.25, melted(0.3, melted(0.2, melted(0.15, hollowed, crus), tragus), lobe), root);
}
