import type { BufferGeometry, CatmullRomCurve3, Vector3 } from 'three';
import { mix, point, signedPower, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { buckle, keepers } from './strap-fastening.ts';
import { offWrist, onWrist } from './wrist.ts';

/** From the lug the strap runs straight until it touches the wrist's ellipse: the tangent meets it at this angle. */
const LEAVES_LUG_AT = 1.2;

/** A leather strap: how wide it is, and how it leaves the case. */
export interface StrapForm {
  readonly lugWidthMm: number;
  readonly tailWidthMm: number;
  /** From inside the case to the lugs, at 12 o'clock: y and z. */
  readonly leavesBy: readonly (readonly [yMm: number, zMm: number])[];
}

const ROUND_WATCH_STRAP: StrapForm = {
  lugWidthMm: 19.8,
  tailWidthMm: 16,
  leavesBy: [
    [17.1, 3.3],
    [21.4, 2.9],
  ],
};

/** One half of the strap: +1 carries the buckle (12 o'clock), -1 the holes. */
type Side = 1 | -1;

interface Half {
  readonly form: StrapForm;
  readonly course: CatmullRomCurve3;
  readonly side: Side;
}

const widthAt = ({ lugWidthMm, tailWidthMm }: StrapForm, t: number): number =>
  mix(lugWidthMm, tailWidthMm, smoothStep(0, 0.85, t));
const thicknessAt = (t: number): number => mix(4.6, 2.3, smoothStep(0, 0.55, t));
/** The padding along the middle, which ends towards the buckle. */
const paddingAt = (t: number, share: number): number =>
  (1 - smoothStep(0, 0.75, t)) * 0.55 * (1 - share ** 2);

function courseOf({ leavesBy }: StrapForm, side: Side): CatmullRomCurve3 {
  const aroundWrist = unitSteps(26).map((t, step) => {
    const angle = mix(LEAVES_LUG_AT, Math.PI * (side > 0 ? 0.985 : 1.06), t);
    const overlap = side < 0 && step > 20 ? 1.9 * smoothStep(20, 24, step) : 0;
    return onWrist(angle).addScaledVector(offWrist(angle), mix(2, 1.2, t) + overlap);
  });
  const course = [...leavesBy.map(([y, z]) => point(0, y, z)), ...aroundWrist];
  return smoothCurve(course.map((p) => p.setY(p.y * side)));
}

const upAt = (course: CatmullRomCurve3, t: number, side: Side): Vector3 =>
  point(1, 0, 0).cross(course.getTangentAt(t)).multiplyScalar(side).normalize();

function band({ form, course, side }: Half, detail: Detail): BufferGeometry {
  return swept({
    curve: course,
    steps: steps(detail, 110, { share: 0.4 }),
    sides: steps(detail, 64, { share: 0.35 }),
    section: (t, angle) => {
      const half = widthAt(form, t) / 2;
      const x = half * signedPower(Math.cos(angle), 2 / 7);
      const y = (thicknessAt(t) / 2) * signedPower(Math.sin(angle), 2 / 2.6);
      return [x, Math.sin(angle) > 0 ? y + paddingAt(t, x / half) : y];
    },
    up: (t) => upAt(course, t, side),
    tileMm: 24,
  });
}

function seams({ form, course, side }: Half, detail: Detail): readonly BufferGeometry[] {
  const inset = 1.7;
  return [-1, 1].map((edge) => {
    const seam = Array.from({ length: 116 }, (_, k): SeamPoint => {
      const t = (k + 5) / 123;
      const normal = upAt(course, t, side);
      const across = normal.clone().cross(course.getTangentAt(t)).normalize();
      const half = widthAt(form, t) / 2;
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

/** The strap, closed around the wrist, with stitching, buckle and keepers. */
export function strapParts(detail: Detail, form = ROUND_WATCH_STRAP): readonly Part[] {
  const halves = ([1, -1] as const).flatMap((side): readonly Part[] => {
    const half: Half = { form, course: courseOf(form, side), side };
    return [
      { node: 'Strap', slot: 'strap', geometry: band(half, detail) },
      ...seams(half, detail).map((geometry): Part => ({ node: 'Strap', slot: 'thread', geometry })),
    ];
  });
  const { tailWidthMm } = form;
  return [
    ...halves,
    ...keepers(tailWidthMm, detail).map((geometry): Part => ({ node: 'Strap', slot: 'strap', geometry })),
    ...buckle(tailWidthMm, detail).map((geometry): Part => ({ node: 'Buckle', slot: 'metal', geometry })),
  ];
}
