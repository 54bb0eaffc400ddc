import { raisedLetters } from '../../geometry/lettering.ts';
import { type Form, laidOn } from '../../geometry/pattern.ts';
import type { Part } from '../../model.ts';

interface Stamp {
  readonly at: readonly [number, number];
  readonly sizeMm: number;
  /** Half the thickness of the leather. */
  readonly offMm: number;
  readonly withCity?: boolean;
}

/** The name of the house stamped in gilt on leather, centred on a place of its pattern. */
export function houseStamp(
  form: Form,
  { at: [x, y], sizeMm, offMm, withCity = false }: Stamp,
): readonly Part[] {
  const lines = [
    { text: 'AURÈLE', sizeMm, spacingMm: sizeMm * 0.24, down: 0 },
    ...(withCity
      ? [{ text: 'PARIS', sizeMm: sizeMm * 0.43, spacingMm: sizeMm * 0.19, down: sizeMm * 0.72 }]
      : []),
  ];
  return lines.map(({ down, ...lettering }) => {
    const letters = raisedLetters({ ...lettering, heightMm: 0.12, curveSegments: 5 });
    return {
      node: 'Stamp',
      slot: 'metal',
      geometry: laidOn(letters, form, { origin: [x, y - down], offMm: offMm + 0.02 }),
    };
  });
}
