import { type BufferGeometry, CylinderGeometry, Matrix4 } from 'three';
import { placed } from '../../geometry/join.ts';
import { type Detail, steps } from '../../model.ts';

/** A lug drawn in the plane of y and z and raised by its width, set at both sides of both ends of a case. */
export function fourLugs(
  flat: BufferGeometry,
  { widthMm, xMm }: { readonly widthMm: number; readonly xMm: number },
): readonly BufferGeometry[] {
  const upright = new Matrix4().set(0, 0, 1, -widthMm / 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1);
  return [0, Math.PI].flatMap((turn) =>
    [-xMm, xMm].map((x) =>
      placed(
        flat,
        new Matrix4()
          .makeRotationZ(turn)
          .multiply(new Matrix4().makeTranslation(x, 0, 0))
          .multiply(upright),
      ),
    ),
  );
}

interface SpringBar {
  readonly radiusMm: number;
  readonly lengthMm: number;
  /** How far from the middle of the case it holds the strap. */
  readonly reachMm: number;
}

/** The two bars between the lugs that hold the strap. */
export const springBars = (
  { radiusMm, lengthMm, reachMm }: SpringBar,
  detail: Detail,
): readonly BufferGeometry[] =>
  [1, -1].map((end) =>
    new CylinderGeometry(radiusMm, radiusMm, lengthMm, steps(detail, 16))
      .rotateZ(Math.PI / 2)
      .translate(0, end * reachMm, 1.1),
  );
