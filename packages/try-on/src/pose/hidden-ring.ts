/**
 * Whether the hand hides a ring that it wears: its own finger folded over it, the knuckle in front of it, or another
 * finger.
 */
import { clamp } from '../geometry/numbers.ts';
import { DIGIT_POINTS, type Digit, DIGITS } from '../landmarks/hand-points.ts';
import type { TrackedHand } from '../tracking/read-hand.ts';
import type { CameraModel } from './camera-model.ts';
import { RING_AT } from './finger-pose.ts';
import { HALF_CM } from './finger-thickness.ts';
import { type HandInSpace, handInSpace } from './hand-in-space.ts';
import type { Vector } from '../geometry/rotation.ts';
import { direction, dot, minus, lerp } from '../geometry/vectors.ts';

/** A finger bent more than this at its first joint hides where the ring sits, when it is bent towards the camera. */
const FOLDED = (75 * Math.PI) / 180;
/** Something so far in front of or behind the ring in the model's depth, in centimetres, certainly is. */
const CERTAIN_CM = 0.5;
/**
 * Bones that point away from the camera by so much lie behind their knuckle; bones that point straight at it lie
 * behind their own joint.
 */
const POINTS = { away: -0.6, at: 0.8, forgiven: 0.06 } as const;
/** Another finger hides a ring whose middle it covers: by that share of its half width, and so far before it. */
const COVERS = { share: 0.75, leastCm: 0.8, forgivenCm: 0.15 } as const;

interface Seen {
  readonly camera: CameraModel;
  readonly wasHidden?: boolean;
}

/**
 * Hysteresis: a ring that was hidden in the picture before shows a little later than a visible one is hidden. A
 * thumb's ring always shows.
 */
export function isRingHidden(hand: TrackedHand, digit: Digit, { camera, wasHidden = false }: Seen): boolean {
  if (digit === 'thumb') return false;
  const space = handInSpace(hand, camera.heightPx);
  const [knuckle, joint, next] = bonesOf(space, digit);
  if (!knuckle || !joint || !next) return false;
  const along = direction(minus(joint, knuckle));
  const ring = lerp(knuckle, joint, RING_AT);
  return (
    pointsOff(along, wasHidden) ||
    (dot(along, direction(minus(next, joint))) < Math.cos(FOLDED) && isFoldedOver(space, ring, next)) ||
    DIGITS.some((other) => other !== digit && covers(space, other, { ring, wasHidden }))
  );
}

const bonesOf = ({ points }: HandInSpace, digit: Digit): readonly Vector[] =>
  DIGIT_POINTS[digit].map((index) => points[index] ?? [0, 0, 0]);

function pointsOff([, , towardsCamera]: Vector, did: boolean): boolean {
  const forgiven = did ? POINTS.forgiven : 0;
  return towardsCamera < POINTS.away + forgiven || towardsCamera > POINTS.at - forgiven;
}

/** By its depth, or where that says nothing, as the palm is seen. */
function isFoldedOver({ pxPerCm, back }: HandInSpace, ring: Vector, next: Vector): boolean {
  const beforeCm = (next[2] - ring[2]) / pxPerCm;
  return Math.abs(beforeCm) > CERTAIN_CM ? beforeCm > 0 : back[2] <= 0;
}

interface Place {
  readonly ring: Vector;
  readonly wasHidden: boolean;
}

function covers(space: HandInSpace, digit: Digit, { ring, wasHidden }: Place): boolean {
  const leastPx = (COVERS.leastCm - (wasHidden ? COVERS.forgivenCm : 0)) * space.pxPerCm;
  const reachPx = COVERS.share * HALF_CM[digit] * space.pxPerCm;
  const bones = bonesOf(space, digit);
  return bones.slice(1).some((to, index) => {
    const nearest = nearestTo(ring, bones[index] ?? to, to);
    const aside = Math.hypot(nearest[0] - ring[0], nearest[1] - ring[1]);
    return aside < reachPx && nearest[2] - ring[2] > leastPx;
  });
}

/** The place between two that lies nearest to another in the picture. */
function nearestTo([x, y]: Vector, from: Vector, to: Vector): Vector {
  const [right, up] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * right + (y - from[1]) * up) / Math.max(1e-9, right ** 2 + up ** 2);
  return lerp(from, to, clamp(share, 0, 1));
}
