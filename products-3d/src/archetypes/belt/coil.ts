import type { Vector3 } from 'three';
import { courseThrough, type Course, type Waypoint } from '../../geometry/course.ts';
import { mix, point, smoothStep, unitSteps } from '../../geometry/numbers.ts';

/** A belt rolled up on its edge: the buckle in front, the tip inside. */
export interface Coil {
  readonly widthMm: number;
  readonly thicknessMm: number;
  readonly turns: number;
  /** From the middle to the buckle. */
  readonly outerMm: number;
  /** How much each turn lies inside the one before. */
  readonly pitchMm: number;
}

/** A place on the coil seen from above: `turn` whole turns from the buckle, `outMm` off its middle layer. */
interface CoilPlace {
  readonly at: Vector3;
  readonly along: Vector3;
  readonly out: Vector3;
}

/** Leather springs outward: turns touch in one place and stand off in another. */
const springMm = (turn: number): number =>
  1.3 * Math.sin(turn * Math.PI * 2 + 0.7) + 0.7 * Math.sin(turn * Math.PI * 4.6 + 2);

function middleAt(coil: Coil, turn: number): Vector3 {
  const eased = smoothStep(0.04, 0.3, turn);
  const radius = coil.outerMm - coil.pitchMm * turn + eased * springMm(turn);
  const angle = turn * Math.PI * 2;
  const riseMm = eased * (0.9 * turn + 0.5 * Math.sin(angle * 0.7 + 1));
  return point(Math.sin(angle) * radius * 1.05, coil.widthMm / 2 + riseMm, Math.cos(angle) * radius * 0.97);
}

/** Where the coil runs, and its directions. */
export function placeOn(coil: Coil, turn: number): CoilPlace {
  const along = middleAt(coil, turn + 0.001)
    .sub(middleAt(coil, turn - 0.001))
    .setY(0)
    .normalize();
  return { at: middleAt(coil, turn), along, out: point(-along.z, 0, along.x) };
}

/** How far the strap folds back behind itself around the bar of the buckle. */
const FOLD_MM = 46;
const WAYPOINTS_PER_TURN = 26;

const off = ({ at: on, out }: CoilPlace, outMm: number): Vector3 => on.clone().addScaledVector(out, outMm);

/** The fold behind the strap and around the bar, from its hidden end to the front. */
function fold(coil: Coil, barRadiusMm: number): readonly Waypoint[] {
  const [flatOff, wrapOff] = [coil.thicknessMm / 2 + 0.05, coil.thicknessMm / 2 + barRadiusMm];
  const turnAt = (mm: number): number => mm / (coil.outerMm * Math.PI * 2);
  const behind = [FOLD_MM, 32, 20, 12, 6].map((mm): Waypoint => {
    const place = placeOn(coil, turnAt(mm));
    const outMm = -mix(wrapOff, flatOff, smoothStep(2, 16, mm));
    return { at: off(place, outMm), face: place.out.clone().negate() };
  });
  const { at: axis, along, out } = placeOn(coil, 0);
  const around = unitSteps(6).map((t): Waypoint => {
    const angle = (t - 0.5) * Math.PI;
    const face = point().addScaledVector(along, -Math.cos(angle)).addScaledVector(out, Math.sin(angle));
    return { at: axis.clone().addScaledVector(face, wrapOff), face };
  });
  const before = [6, 12, 20, 32].map((mm): Waypoint => {
    const place = placeOn(coil, turnAt(mm));
    return { at: off(place, mix(wrapOff, flatOff, smoothStep(2, 16, mm))), face: place.out };
  });
  return [...behind, ...around, ...before];
}

/** The whole strap from the end folded behind the buckle to the tip inside the coil. */
export function coiledCourse(coil: Coil, barRadiusMm: number): Course {
  const start = 44 / (coil.outerMm * Math.PI * 2);
  const count = Math.round(coil.turns * WAYPOINTS_PER_TURN);
  const rest = unitSteps(count).map((t): Waypoint => {
    const place = placeOn(coil, mix(start, coil.turns, t));
    return { at: off(place, coil.thicknessMm / 2 + 0.05), face: place.out };
  });
  return courseThrough([...fold(coil, barRadiusMm), ...rest]);
}
