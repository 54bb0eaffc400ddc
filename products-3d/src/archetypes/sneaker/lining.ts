import type { BufferGeometry } from 'three';
import { clamp, mix, point } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import type { LastedUpper } from './lasted-upper.ts';
import { LEATHER_TILE_MM } from './overlay.ts';

function lining(upper: LastedUpper, detail: Detail): BufferGeometry {
  return surface(
    [steps(detail, 160, { share: 0.4 }), steps(detail, 24)],
    (u, v) => upper.over(u, mix(0.25, 1, v), v > 0.95 ? -3.4 + (v - 0.95) * 20 : -3.4),
    { closedU: true, tileMm: LEATHER_TILE_MM, flip: true },
  );
}

/** The padded roll around the ankle, and the cord that edges the throat. */
function edges(upper: LastedUpper, detail: Detail): readonly Part[] {
  const roll = swept({
    curve: smoothCurve(upper.rim([-0.288, 0.288], 120, -2.4)),
    steps: steps(detail, 180, { share: 0.4 }),
    sides: steps(detail, 20),
    section: (t, angle) => {
      const girth = 0.45 + 0.55 * Math.sqrt(Math.sin(Math.PI * clamp(t)));
      return [3.7 * girth * Math.cos(angle), 4.6 * girth * Math.sin(angle)];
    },
    up: () => point(0, 1, 0.01),
    tileMm: LEATHER_TILE_MM,
  });
  const cord = swept({
    curve: smoothCurve(upper.rim([0.282, 0.718], 90, -0.5)),
    steps: steps(detail, 140, { share: 0.4 }),
    sides: steps(detail, 10),
    section: ellipseSection(1.2, 1.2),
    up: () => point(0, 1, 0.2),
    tileMm: LEATHER_TILE_MM,
  });
  return [
    { node: 'Collar', slot: 'lining', geometry: roll },
    { node: 'Upper', slot: 'overlay', geometry: cord },
  ];
}

/** What the foot feels: the lining, the roll around the ankle, the cord at the throat. */
export const liningParts = (upper: LastedUpper, detail: Detail): readonly Part[] => [
  { node: 'Upper', slot: 'lining', geometry: lining(upper, detail) },
  ...edges(upper, detail),
];
