import { type BufferGeometry, type CatmullRomCurve3, Matrix4, Path, type Vector3 } from 'three';
import { placed, shifted } from '../../geometry/join.ts';
import { mix, point, signedPower, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { plate, roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';

/** The wrist the strap is closed around: an ellipse in y and z, 176 mm around. */
export const WRIST = { halfWidthMm: 30.5, halfDepthMm: 25.5, centreZMm: -25.3 } as const;

const onWrist = (angle: number): Vector3 =>
  point(0, WRIST.halfWidthMm * Math.sin(angle), WRIST.centreZMm + WRIST.halfDepthMm * Math.cos(angle));

const offWrist = (angle: number): Vector3 =>
  point(0, Math.sin(angle) / WRIST.halfWidthMm, Math.cos(angle) / WRIST.halfDepthMm).normalize();

/** From the lug the strap runs straight until it touches the wrist's ellipse: the tangent meets it at this angle. */
const LEAVES_LUG_AT = 1.2;

/** One half of the strap: +1 carries the buckle (12 o'clock), -1 the holes. */
type Side = 1 | -1;

const widthAt = (t: number): number => mix(19.8, 16, smoothStep(0, 0.85, t));
const thicknessAt = (t: number): number => mix(4.6, 2.3, smoothStep(0, 0.55, t));
/** The padding along the middle, which ends towards the buckle. */
const paddingAt = (t: number, share: number): number =>
  (1 - smoothStep(0, 0.75, t)) * 0.55 * (1 - share ** 2);

function courseOf(side: Side): CatmullRomCurve3 {
  const aroundWrist = unitSteps(26).map((t, step) => {
    const angle = mix(LEAVES_LUG_AT, Math.PI * (side > 0 ? 0.985 : 1.06), t);
    const overlap = side < 0 && step > 20 ? 1.9 * smoothStep(20, 24, step) : 0;
    return onWrist(angle).addScaledVector(offWrist(angle), mix(2, 1.2, t) + overlap);
  });
  const course = [point(0, 17.1, 3.3), point(0, 21.4, 2.9), ...aroundWrist];
  return smoothCurve(course.map((p) => p.setY(p.y * side)));
}

const upAt = (course: CatmullRomCurve3, t: number, side: Side): Vector3 =>
  point(1, 0, 0).cross(course.getTangentAt(t)).multiplyScalar(-side).normalize();

function band(course: CatmullRomCurve3, side: Side, detail: Detail): BufferGeometry {
  return swept({
    curve: course,
    steps: steps(detail, 110, { share: 0.4 }),
    sides: steps(detail, 64, { share: 0.35 }),
    section: (t, angle) => {
      const half = widthAt(t) / 2;
      const x = half * signedPower(Math.cos(angle), 2 / 7);
      const y = (thicknessAt(t) / 2) * signedPower(Math.sin(angle), 2 / 2.6);
      return [x, Math.sin(angle) > 0 ? y + paddingAt(t, x / half) : y];
    },
    up: (t) => upAt(course, t, side),
    tileMm: 24,
  });
}

function seams(course: CatmullRomCurve3, side: Side, detail: Detail): readonly BufferGeometry[] {
  const inset = 1.7;
  return [-1, 1].map((edge) => {
    const seam = Array.from({ length: 116 }, (_, k): SeamPoint => {
      const t = (k + 5) / 123;
      const normal = upAt(course, t, side);
      const across = normal.clone().cross(course.getTangentAt(t)).normalize();
      const half = widthAt(t) / 2;
      const share = (half - inset) / half;
      const height = (thicknessAt(t) / 2) * (1 - share ** 7) ** (1 / 2.6) + paddingAt(t, share);
      return {
        at: course
          .getPointAt(t)
          .addScaledVector(across, edge * (half - inset))
          .addScaledVector(normal, height),
        normal,
      };
    });
    return stitched(
      seam,
      detail === 'hero' ? { lengthMm: 2.3, gapMm: 0.9 } : { lengthMm: 2.3, gapMm: 0.9, sides: 4, steps: 2 },
    );
  });
}

/** A frame on the strap at an angle around the wrist: x across, z away from the skin. */
function frameAt(angle: number, liftMm: number): Matrix4 {
  const normal = offWrist(angle);
  const across = point(1, 0, 0);
  return new Matrix4()
    .makeBasis(across, normal.clone().cross(across).normalize(), normal)
    .setPosition(onWrist(angle).addScaledVector(normal, liftMm));
}

function buckle(detail: Detail): readonly BufferGeometry[] {
  const frame = roundedRectangle({ widthMm: 22, heightMm: 15, radiusMm: 3.5 });
  const opening = roundedRectangle({ widthMm: 17.4, heightMm: 10.6, radiusMm: 2 }).getPoints(12);
  frame.holes.push(new Path(opening));
  const ring = plate(frame, {
    thicknessMm: 2.2,
    bevelMm: 0.6,
    bevelSegments: steps(detail, 4),
    curveSegments: steps(detail, 24),
  });
  const pin = plate(roundedRectangle({ widthMm: 1.8, heightMm: 14, radiusMm: 0.9 }), {
    thicknessMm: 1.5,
    bevelMm: 0.5,
    curveSegments: steps(detail, 24, { share: 0.3 }),
  });
  const at = frameAt(Math.PI * 0.94, 1.6);
  return [placed(shifted(ring, [0, 0, -0.9]), at), placed(shifted(pin, [0, 0, 0.6]), at)];
}

function keepers(detail: Detail): readonly BufferGeometry[] {
  const loop = smoothCurve(
    [
      point(-9, 0, -2),
      point(-9, 0, 2.4),
      point(0, 0, 3),
      point(9, 0, 2.4),
      point(9, 0, -2),
      point(0, 0, -2.4),
    ],
    true,
  );
  const keeper = swept({
    curve: loop,
    steps: steps(detail, 64),
    sides: steps(detail, 16),
    section: ellipseSection(0.5, 2.6, 4),
    up: () => point(0, 1, 0),
    closed: true,
    tileMm: 24,
  });
  return [0.86, 0.76].map((share) => placed(keeper, frameAt(Math.PI * share, 1.4)));
}

/** The strap, closed around the wrist, with stitching, buckle and keepers. */
export function strapParts(detail: Detail): readonly Part[] {
  const halves = ([1, -1] as const).flatMap((side): readonly Part[] => {
    const course = courseOf(side);
    return [
      { node: 'Strap', slot: 'strap', geometry: band(course, side, detail) },
      ...seams(course, side, detail).map((geometry): Part => ({ node: 'Strap', slot: 'thread', geometry })),
    ];
  });
  return [
    ...halves,
    ...keepers(detail).map((geometry): Part => ({ node: 'Strap', slot: 'strap', geometry })),
    ...buckle(detail).map((geometry): Part => ({ node: 'Buckle', slot: 'metal', geometry })),
  ];
}
