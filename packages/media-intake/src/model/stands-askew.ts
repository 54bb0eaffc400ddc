import type { Vec3 } from './vectors.ts';
import { matrixOf, spreadRotations } from './quaternion.ts';
import type { Surface } from './surface.ts';

/** A model stands askew when another box around it is smaller than its own by more than this share. */
const SMALLER_BY = 0.15;
const SEARCH_POINTS = 500;
/** A box looks the same in 24 turns, so these lie about 12° apart. */
const SEARCH_ROTATIONS = 600;

/**
 * Whether a model is turned by something else than right angles. How far cannot be told from the shape: the smallest
 * box around a shoe or a hanging stone is tilted by up to 30° itself.
 */
export function standsAskew({ points, min, max }: Surface): boolean {
  const cloud = thinned(points);
  const own = (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2]);
  return spreadRotations(SEARCH_ROTATIONS).some(
    (rotation) => boxVolume(cloud, matrixOf(rotation)) < (1 - SMALLER_BY) * own,
  );
}

function thinned(points: Float64Array): readonly Vec3[] {
  const count = points.length / 3;
  const every = Math.max(1, Math.floor(count / SEARCH_POINTS));
  return Array.from({ length: Math.floor(count / every) }, (_, at) => {
    const from = 3 * every * at;
    return [points[from] ?? 0, points[from + 1] ?? 0, points[from + 2] ?? 0];
  });
}

/** The volume of the box around a cloud that is turned. */
function boxVolume(cloud: readonly Vec3[], rows: readonly [Vec3, Vec3, Vec3]): number {
  return rows.reduce((volume, [a, b, c]) => {
    let [least, most] = [Infinity, -Infinity];
    for (const [x, y, z] of cloud) {
      const along = a * x + b * y + c * z;
      least = Math.min(least, along);
      most = Math.max(most, along);
    }
    return volume * (most - least);
  }, 1);
}
