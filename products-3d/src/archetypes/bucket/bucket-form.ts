import { clamp, point, smoothStep } from '../../geometry/numbers.ts';
import { type Form, formOf } from '../../geometry/pattern.ts';
import { smoothProfile } from '../../geometry/profile.ts';

/** Sizes of the standing bucket, in millimetres. Origin: middle of the ground, +Z front. */
export const HEIGHT_MM = 246;
export const CORD_MM = 210;
export const LEATHER_MM = 1.9;
/** The pattern is measured around at this radius. */
const PATTERN_RADIUS_MM = 98;
export const AROUND_MM = Math.PI * 2 * PATTERN_RADIUS_MM;

/** The cord passes out and in this many times. */
export const PLEATS = 8;

/** Half width and half depth by height: round at the foot, full, drawn together by the cord, open again above. */
const profileAt = smoothProfile([
  [0, 84, 63],
  [3.5, 92, 71],
  [12, 96, 75],
  [50, 101, 80],
  [98, 106, 86],
  [146, 104, 84],
  [184, 93, 74],
  [CORD_MM, 81, 63],
  [228, 86, 68],
  [HEIGHT_MM, 94, 76],
]);

/** The phase of the pleats at an angle: no two are quite as wide. The cord's ends come out at angle 0. */
export const pleatPhase = (angle: number): number =>
  PLEATS * angle + 0.34 * Math.sin(2 * angle) + 0.22 * Math.sin(3 * angle);

/** How far leather is thrown out (positive) and in by the gathering. */
function ruffleMm(angle: number, y: number): number {
  const depth = 1 + 0.22 * Math.sin(3 * angle + 0.8) + 0.12 * Math.sin(5 * angle);
  const startsAt = 96 + 26 * Math.sin(5 * angle + 0.4) + 14 * Math.sin(8 * angle);
  const grown = smoothStep(startsAt, CORD_MM, y) ** 1.6;
  const phase = pleatPhase(angle);
  return -10.5 * depth * grown * (Math.cos(phase) - 0.22 * Math.cos(2 * phase));
}

/** Slack in the body: it leans on one side and dents where nothing holds it. */
function slackMm(angle: number, y: number): number {
  const free = Math.sin(Math.PI * clamp(y / CORD_MM)) ** 1.2;
  const dents = 2.6 * Math.sin(3 * angle + y / 46) + 1.7 * Math.sin(5 * angle - y / 34 + 1.2);
  return free * (dents + 1.6 * Math.sin(2 * angle + 0.6));
}

/** The body: pattern x runs around from the front to the right, pattern y up. */
export const body: Form = formOf((x, y) => {
  const angle = x / PATTERN_RADIUS_MM;
  const [halfWidth, halfDepth] = profileAt(y);
  const out = ruffleMm(angle, y) + slackMm(angle, y);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rise = smoothStep(CORD_MM - 10, HEIGHT_MM, y) * (2.4 * Math.sin(angle * 3 + 1) - 3 * cos);
  const lean = 5 * (y / HEIGHT_MM) ** 2;
  return point(sin * (halfWidth + out) + lean, y + rise, cos * (halfDepth + out));
});

/** The pattern's x for an angle from the front, in radians. */
export const aroundAt = (angle: number): number => angle * PATTERN_RADIUS_MM;
