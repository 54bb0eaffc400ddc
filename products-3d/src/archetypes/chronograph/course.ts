import type { CatmullRomCurve3, Vector3 } from 'three';
import { mix, point, unitSteps } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { offWrist, onWrist } from '../watch/wrist.ts';

/** The tangent from the lugs meets the wrist about here. */
const TOUCHES_AT = 1.2;

interface Course {
  /** From the case, at 12 o'clock: y and z. */
  readonly leavesBy: readonly (readonly [yMm: number, zMm: number])[];
  /** Height of the middle of the band above the skin, where it touches and at the end. */
  readonly liftMm: readonly [number, number];
  /** How far around the wrist it runs: π is opposite the dial. */
  readonly endsAt: number;
}

/** The middle line of a band from the lugs around one half of the wrist; +1 leaves at 12 o'clock, -1 at 6. */
export function wristCourse(side: 1 | -1, { leavesBy, liftMm, endsAt }: Course): CatmullRomCurve3 {
  const around = unitSteps(26).map((t) => {
    const angle = mix(TOUCHES_AT, endsAt, t);
    return onWrist(angle).addScaledVector(offWrist(angle), mix(liftMm[0], liftMm[1], t));
  });
  const course = [...leavesBy.map(([y, z]) => point(0, y, z)), ...around];
  return smoothCurve(course.map((p) => p.setY(p.y * side)));
}

/** Away from the skin, at a share of the course. */
export const awayAt = (course: CatmullRomCurve3, t: number, side: 1 | -1): Vector3 =>
  point(1, 0, 0).cross(course.getTangentAt(t)).multiplyScalar(side).normalize();
