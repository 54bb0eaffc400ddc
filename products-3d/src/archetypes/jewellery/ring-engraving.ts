import { shifted, wrappedAroundY } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import type { Detail, Part } from '../../model.ts';
import { INNER_RADIUS_MM } from './ring-size.ts';

/** The name of the house, engraved inside a ring, on the inside of the palm or below the stone. */
export function ringEngraving(detail: Detail): Part {
  const letters = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 2.6,
    spacingMm: 0.55,
    heightMm: 0.02,
    curveSegments: detail === 'hero' ? 5 : 1,
  });
  const geometry = shifted(wrappedAroundY(letters, -(INNER_RADIUS_MM - 0.01)), [0, -0.8, 0]);
  return { node: 'Engraving', slot: 'engraving', geometry };
}
