import { type BufferGeometry, Path, Shape } from 'three';
import { TessellateModifier } from 'three/examples/jsm/modifiers/TessellateModifier.js';
import { creased, withPlanarUv } from '../../geometry/join.ts';
import { mix, smoothStep } from '../../geometry/numbers.ts';
import { plate } from '../../geometry/solids.ts';
import { type Detail, steps } from '../../model.ts';
import { FORM, topAt, undersideAt } from './chronograph-form.ts';

interface FittedEnd {
  /** Across the band: from and to. */
  readonly acrossMm: readonly [from: number, to: number];
  /** How far from the middle of the watch it reaches. */
  readonly endMm: number;
  readonly belowLugsMm: number;
  readonly tileMm: number;
}

/** The end of a band between the lugs at 12 o'clock: it lies against the case and bends down with the lugs. */
export function fittedEnd(
  { acrossMm: [from, to], endMm, belowLugsMm, tileMm }: FittedEnd,
  detail: Detail,
): BufferGeometry {
  const gap = FORM.gapRadiusMm + 0.06;
  const outline = new Path()
    .absarc(0, 0, gap, Math.acos(from / gap), Math.acos(to / gap), true)
    .lineTo(to, endMm)
    .lineTo(from, endMm);
  const cut = plate(new Shape(outline.getPoints(steps(detail, 20))), {
    thicknessMm: 1,
    bevelMm: 0.05,
    bevelSegments: 1,
    curveSegments: steps(detail, 20),
  });
  const fine = new TessellateModifier(detail === 'hero' ? 2 : 5, 5).modify(cut.toNonIndexed());
  const position = fine.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const y = position.getY(i);
    const rounding = 1.4 * smoothStep(endMm - 1.6, endMm, y) ** 2;
    position.setZ(i, mix(undersideAt(y) + 0.4, topAt(y) - belowLugsMm - rounding, position.getZ(i)));
  }
  return withPlanarUv(creased(fine, 0.5), tileMm);
}
