import { shifted } from '../../geometry/join.ts';
import type { Archetype } from '../../model.ts';
import { CAP_AT_MM, CAP_SEAT_MM } from '../lipstick/lipstick.ts';

/** A lipstick with its cap on: what is under the cap is left out. */
export const closedLipstick = (lipstick: Archetype): Archetype => ({
  ...lipstick,
  build: (detail) => {
    const shape = lipstick.build(detail);
    const [x, y, z] = CAP_AT_MM;
    const parts = shape.parts
      .filter(({ node, slot }) => node === 'Cap' || (node === 'Base' && slot !== 'metalBrushed'))
      .map((part) =>
        part.node === 'Cap' ? { ...part, geometry: shifted(part.geometry, [-x, CAP_SEAT_MM - y, -z]) } : part,
      );
    return { ...shape, parts };
  },
});
