import { coarselySkipped } from '../geometry/coarse-field.ts';
import { exitOf } from '../geometry/distance-field.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { normalsOf } from '../geometry/mesh.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, lengthOf, lerp, minus, times } from '../../src/geometry/vectors.ts';
import { surfaceOf } from '../geometry/surface-nets.ts';
import { ARTICULATIONS } from './articulation.ts';
import type { ArticulationName } from './articulation.ts';
import { HAND_BUILDS } from './build.ts';
import type { HandBuildName } from './build.ts';
import type { HandWear } from './hand-wear.ts';
import { digitField, handBody, wristBend } from './hand-body.ts';
import { digitsOf, jointsOf } from './skeleton.ts';

/** A place where something is worn round a limb, centimetres: its middle, two directions of length 1, half axes. */
export type WornPlace = {
  readonly centre: Vector;
  /** The direction to the finger's tip, or along the forearm to the hand. */
  readonly along: Vector;
  /** The direction away from the back of the hand. */
  readonly back: Vector;
  /** Half the width of the limb, seen from its back and from its side. */
  readonly halfWidth: number;
  readonly halfDepth: number;
};

/** A right hand with its forearm, in the forearm's space. */
export type Hand = {
  readonly skin: Mesh & { readonly normals: readonly Vector[] };
  /** The distance of each point of the skin from the nearest nail, positive outside. */
  readonly nails: readonly number[];
  readonly joints: readonly Vector[];
  /** The distance of a point from the body, positive outside. */
  readonly body: DistanceField;
  /** Where rings and a watch are worn, at the given distance along the limb. */
  readonly worn: (wear: HandWear) => Worn;
};

type Worn = {
  /** Thumb, index, middle, ring, little finger. */
  readonly rings: readonly WornPlace[];
  /** The middle of the forearm where a watch sits. */
  readonly wrist: WornPlace;
};

const STEP_CM = 0.16;
const SKIPPED_CM = 0.9;
/** The length of the drawn forearm. */
const FOREARM_CM = 21;
const MARGIN_CM = 2;
/** The place of a ring, from the knuckle (0) to the first joint (1). */
const RING_AT = 0.64;
const THUMB_RING_AT = 0.58;
/** A watch lies behind the head of the ulna; its case just touches it. */
const WATCH_BELOW_WRIST_CM = 2.6;

/** Builds a hand; takes some seconds. */
export function buildHand(name: ArticulationName, buildName: HandBuildName): Hand {
  const articulation = ARTICULATIONS[name];
  const build = HAND_BUILDS[buildName];
  const digits = digitsOf(articulation, build);
  const { toForearm, toHand } = wristBend(articulation);
  const { distance, nails } = handBody(digits, articulation, build);
  const joints = jointsOf(digits).map(toForearm);
  const box = boxAround(joints);
  const skin = surfaceOf(coarselySkipped(distance, { ...box, cellCm: SKIPPED_CM }), {
    ...box,
    stepCm: STEP_CM,
  });
  const worn = ({ ringAt, watchBelowCm = WATCH_BELOW_WRIST_CM }: HandWear): Worn => ({
    rings: digits.map((bones, digit) => {
      const bone = at(bones, digit === 0 ? 1 : 0);
      const usual = digit === 0 ? THUMB_RING_AT : RING_AT;
      const flesh = digitField(bones);
      // The field of this digit alone, because its neighbours may touch it.
      return wornPlace((point) => flesh(toHand(point)), {
        centre: toForearm(lerp(bone.from, bone.to, ringAt?.[digit] ?? usual)),
        along: toForearm(bone.along),
        back: toForearm(bone.back),
      });
    }),
    wrist: wornPlace(distance, { centre: [0, -watchBelowCm, -0.15], along: [0, 1, 0], back: [0, 0, 1] }),
  });
  return {
    skin: { ...skin, normals: normalsOf(skin) },
    nails: skin.points.map(nails),
    joints,
    body: distance,
    worn,
  };
}

function boxAround(joints: readonly Vector[]): { readonly from: Vector; readonly to: Vector } {
  const reach = (axis: 0 | 1 | 2, pick: (...values: number[]) => number): number =>
    pick(...joints.map((joint) => joint[axis]));
  return {
    from: [
      Math.min(-5, reach(0, Math.min) - MARGIN_CM),
      -FOREARM_CM,
      Math.min(-4.5, reach(2, Math.min) - MARGIN_CM),
    ],
    to: [
      Math.max(5, reach(0, Math.max) + MARGIN_CM),
      reach(1, Math.max) + MARGIN_CM,
      Math.max(4.5, reach(2, Math.max) + MARGIN_CM),
    ],
  };
}

/**
 * The half axes are measured on the drawn body, from the middle outwards to the nearer wall. The other wall may be missing
 * where a neighbour touches the limb.
 */
function wornPlace(body: DistanceField, place: Pick<WornPlace, 'centre' | 'along' | 'back'>): WornPlace {
  const side = cross(place.along, place.back);
  const toWall = (towards: Vector): number =>
    lengthOf(minus(exitOf(body, { from: place.centre, towards, reachCm: 4 }), place.centre));
  return {
    ...place,
    halfWidth: Math.min(toWall(side), toWall(times(side, -1))),
    halfDepth: Math.min(toWall(place.back), toWall(times(place.back, -1))),
  };
}
