import type { SizeUnit } from '@vitrine/domain';
import { mmPer, WRIST, wristWithin } from './wrist-size.ts';

/** [R9.028] What the dialog's head and its foot take from the ruler's height. */
const AROUND_PX = 200;

/** A ruler that a strip of paper is laid along. */
export interface RulerScale {
  readonly heightPx: number;
  /** How often the strip is folded so that it fits. Each fold halves it, and the ruler counts the full length. */
  readonly parts: 1 | 2 | 4;
  /** CSS pixels of the ruler for a millimetre of wrist. */
  readonly pxPerMm: number;
}

export interface Tick {
  readonly atPx: number;
  /** In whole units, on every unit's tick. */
  readonly label: number | undefined;
}

/** [R9.028] */
export const rulerHeightPx = (viewportHeightPx: number): number => Math.max(0, viewportHeightPx - AROUND_PX);

/**
 * The ruler of a screen: the strip is folded as seldom as the height allows. `undefined` where even a strip folded twice
 * would not fit, as on a phone that lies on its side.
 *
 * @param screenPxPerMm CSS pixels of a millimetre of this screen.
 */
export function rulerScale(heightPx: number, screenPxPerMm: number): RulerScale | undefined {
  const parts = ([1, 2, 4] as const).find((count) => (WRIST.mostMm * screenPxPerMm) / count <= heightPx);
  return parts && { heightPx, parts, pxPerMm: screenPxPerMm / parts };
}

/** The wrist whose strip ends at a height of the ruler. */
export const sizeAt = (scale: RulerScale, atPx: number): number => wristWithin(atPx / scale.pxPerMm);

/** The lines of one edge: centimetres in halves, inches in quarters. */
export function ticksOf({ heightPx, pxPerMm }: RulerScale, unit: SizeUnit): readonly Tick[] {
  const perUnit = unit === 'cm' ? 2 : 4;
  const stepPx = (mmPer(unit) / perUnit) * pxPerMm;
  const count = Math.floor(heightPx / stepPx + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => ({
    atPx: index * stepPx,
    label: index % perUnit === 0 ? index / perUnit : undefined,
  }));
}
