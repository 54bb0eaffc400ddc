import type { Vector3 } from 'three';
import { at, point } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';

/** One stone of a rivière: where its girdle's middle lies, which way the row runs there, and how wide it is. */
export interface RiviereStone {
  readonly at: Vector3;
  readonly along: Vector3;
  readonly widthMm: number;
}

/** Stones to either side of the largest one. */
const PAIRS = 55;
const LARGEST_MM = 4.25;
/** So much smaller is every next stone on its way to the clasp. */
const STEP_MM = 0.03;
/** Between two girdles: enough for the links to move, too little to be seen. */
const GAP_MM = 0.12;

/** The row's box clasp takes this much of its length. */
export const CLASP_MM = 7.2;

const widthAt = (fromMiddle: number): number => LARGEST_MM - STEP_MM * Math.abs(fromMiddle);

const WIDTHS: readonly number[] = Array.from({ length: PAIRS * 2 + 1 }, (_, i) => widthAt(i - PAIRS));

/** All stones with the gaps between them and the clasp, in millimetres. */
export const RIVIERE_MM = WIDTHS.reduce((sum, widthMm) => sum + widthMm + GAP_MM, CLASP_MM);

/**
 * How it is laid down: wide where it lies on the collarbones, closing like a drop towards the clasp. A half outline
 * from the clasp (behind, −z) to the largest stone (+z), in shares of the whole; x is the wearer's left.
 */
const HALF = [
  [0, -0.5],
  [0.17, -0.44],
  [0.31, -0.27],
  [0.4, -0.03],
  [0.385, 0.21],
  [0.25, 0.41],
  [0, 0.49],
] as const;

const outline = (scale: number): ReturnType<typeof smoothCurve> => {
  const left = HALF.map(([x, z]) => point(x * scale, 0, z * scale));
  const right = HALF.slice(1, -1).map(([x, z]) => point(-x * scale, 0, z * scale));
  const curve = smoothCurve([...left, ...right.toReversed()], true);
  curve.arcLengthDivisions = 2000;
  return curve;
};

/** The closed line on which the girdles lie, in the plane y = 0, as long as the necklace. It begins at the clasp. */
const riviereCourse = (): ReturnType<typeof smoothCurve> => outline(RIVIERE_MM / outline(1).getLength());

/** The stones along their course, from one side of the clasp to the other. */
export function riviereStones(): readonly RiviereStone[] {
  const course = riviereCourse();
  let along = CLASP_MM / 2;
  return WIDTHS.map((widthMm, i) => {
    along += i === 0 ? (widthMm + GAP_MM) / 2 : (at(WIDTHS, i - 1) + widthMm) / 2 + GAP_MM;
    const share = along / RIVIERE_MM;
    return { at: course.getPointAt(share), along: course.getTangentAt(share), widthMm };
  });
}
