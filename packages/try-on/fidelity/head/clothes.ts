import { carved, ellipsoid, melted, rod } from '../geometry/distance-field.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { surfaceOf } from '../geometry/surface-nets.ts';

const RIBS_AROUND = 46;

/** A ribbed collar and shoulders below the canonical head. */
export function clothes(): Mesh {
  return surfaceOf(clothesBody(), { from: [-26, -31, -18], to: [26, -12, 6], stepCm: 0.4 });
}

function clothesBody(): DistanceField {
  const tube = rod({ from: [0, -10, -5.6], to: [0, -21, -6], fromRadius: 6.5, toRadius: 7.2 });
  const neck = rod({ from: [0, -6, -5.6], to: [0, -22, -6], fromRadius: 5.85, toRadius: 5.85 });
  const collar: DistanceField = (point) => {
    const ribs = 0.09 * Math.sin(Math.atan2(point[0], point[2] + 5.7) * RIBS_AROUND);
    return Math.max(tube(point) + ribs, point[1] + 13.6 + 0.14 * (point[2] + 6));
  };
  const shoulders = melted(
    5,
    ellipsoid([0, -30, -7], [20, 11, 9]),
    rod({ from: [-15, -27, -7], to: [15, -27, -7], fromRadius: 6.2, toRadius: 6.2 }),
  );
  const body = melted(
    3,
    shoulders,
    rod({ from: [0, -17, -6], to: [0, -23, -6.6], fromRadius: 5.8, toRadius: 9.5 }),
  );
  return melted(0.8, carved(0.3, collar, neck), carved(0.3, body, neck));
}
