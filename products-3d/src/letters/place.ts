import { type Mesh, Raycaster, Vector3 } from 'three';

type Triple = readonly [x: number, y: number, z: number];

/** Where letters go on a piece, as somebody would show it with a finger: millimetres and axes of the model. */
export interface PlaceWanted {
  readonly position: string;
  /** Near the middle of the place. */
  readonly nearMm: Triple;
  /** The side from which the place is looked at: the surface is what is met first from there. */
  readonly facing: Triple;
  /** Where the letters' tops point, roughly. */
  readonly up: Triple;
  readonly widthMm: number;
  /** The largest capital. */
  readonly heightMm: number;
  /** The place runs around a cylinder that stands along `up`; negative where one looks into it. */
  readonly radiusMm?: number;
  /** Radians about `up` by which the place stands elsewhere on the model: the 3D view looks from another side. */
  readonly turnOnModel?: number;
}

/** A place found on the surface, in millimetres of the model. */
export interface Place {
  readonly centre: Vector3;
  readonly across: Vector3;
  readonly up: Vector3;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly radiusMm?: number | undefined;
}

/** How far outside the surface a beam begins, and how much it may miss the plane of the place. */
const OUTSIDE_MM = 6;

interface Beam {
  readonly from: Vector3;
  readonly towards: Vector3;
  readonly reachMm: number;
}

/** What a beam meets first. */
function met(meshes: readonly Mesh[], { from, towards, reachMm }: Beam): Vector3 | undefined {
  const [hit] = new Raycaster(from, towards, 0, reachMm).intersectObjects([...meshes], false);
  return hit?.point;
}

/** How far before a point of the surface something may be met on the way to it, because it lies at a slant. */
const SLANT_MM = 0.6;

/** Whether nothing stands between an eye and a point of the surface. */
export function isSeen(meshes: readonly Mesh[], eye: Vector3, point: Vector3): boolean {
  const way = point.clone().sub(eye);
  const distance = way.length();
  return met(meshes, { from: eye, towards: way.normalize(), reachMm: distance - SLANT_MM }) === undefined;
}

/** Finds the surface and how it lies there: from what is met in the middle and at the edges of the place. */
export function findPlace(meshes: readonly Mesh[], wanted: PlaceWanted): Place {
  const outward = new Vector3(...wanted.facing).normalize();
  const across = new Vector3(...wanted.up).cross(outward).normalize();
  const up = outward.clone().cross(across);
  const { widthMm, heightMm, radiusMm } = wanted;
  const on = (rightMm: number, upMm: number): Vector3 => {
    const from = new Vector3(...wanted.nearMm)
      .addScaledVector(across, rightMm)
      .addScaledVector(up, upMm)
      .addScaledVector(outward, OUTSIDE_MM);
    const hit = met(meshes, { from, towards: outward.clone().negate(), reachMm: 4 * OUTSIDE_MM });
    if (!hit) throw new Error(`${wanted.position}: nothing is there to write on`);
    return hit;
  };
  const [halfWidth, halfHeight] = [widthMm / 2, heightMm / 2];
  const bent = radiusMm !== undefined;
  // A bent place is known by its axis: beams at its edges would graze it.
  const right = bent ? across : on(halfWidth, 0).sub(on(-halfWidth, 0)).normalize();
  const upright = bent ? up : on(0, halfHeight).sub(on(0, -halfHeight));
  upright.addScaledVector(right, -upright.dot(right)).normalize();
  return { centre: on(0, 0), across: right, up: upright, widthMm, heightMm, radiusMm };
}

/** The same place where the 3D view shows it. */
export function onModel(wanted: PlaceWanted): PlaceWanted {
  const { turnOnModel = 0, nearMm, facing, up } = wanted;
  const axis = new Vector3(...up).normalize();
  const turned = (vector: Triple): Triple =>
    new Vector3(...vector).applyAxisAngle(axis, turnOnModel).toArray();
  return { ...wanted, nearMm: turned(nearMm), facing: turned(facing) };
}

/** A point of a place, by its millimetres from the middle, on the surface itself. */
function onSurface(
  meshes: readonly Mesh[],
  { centre, across, up, radiusMm }: Place,
  [rightMm, upMm]: readonly [number, number],
): Vector3 {
  const outward = across.clone().cross(up);
  const plain = centre.clone().addScaledVector(up, upMm);
  const [on, away] =
    radiusMm === undefined
      ? [plain.addScaledVector(across, rightMm), outward]
      : around(plain, { outward, across, radiusMm, turn: rightMm / radiusMm });
  const from = on.clone().addScaledVector(away, OUTSIDE_MM / 2);
  return met(meshes, { from, towards: away.clone().negate(), reachMm: OUTSIDE_MM }) ?? on;
}

interface Turn {
  readonly outward: Vector3;
  readonly across: Vector3;
  readonly radiusMm: number;
  readonly turn: number;
}

/** A point and its normal, turned around the axis of the cylinder that the place runs around. */
function around(point: Vector3, { outward, across, radiusMm, turn }: Turn): readonly [Vector3, Vector3] {
  const away = outward.clone().multiplyScalar(Math.cos(turn)).addScaledVector(across, Math.sin(turn));
  return [point.addScaledVector(outward, -radiusMm).addScaledVector(away, radiusMm), away];
}

const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;
const MIDDLES = [
  [0, 1],
  [0, -1],
] as const;

/** Points of the place's outline: its corners from the top left on, then the middles of its upper and lower edge. */
export const outlineOfPlace = (meshes: readonly Mesh[], place: Place): readonly Vector3[] =>
  [...CORNERS, ...MIDDLES].map(([x, y]) =>
    onSurface(meshes, place, [(x * place.widthMm) / 2, (y * place.heightMm) / 2]),
  );
