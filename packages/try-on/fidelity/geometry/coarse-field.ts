import type { DistanceField } from './distance-field.ts';
import type { Vector } from '../../src/geometry/rotation.ts';

type CoarseBox = { readonly from: Vector; readonly to: Vector; readonly cellCm: number };

/**
 * The same body, computed only where its surface may be. Elsewhere the value in the middle of a coarse cell counts for the
 * whole cell. This makes a field of many parts about ten times as fast. `body` must never return more than the distance.
 */
export function coarselySkipped(body: DistanceField, { from, to, cellCm }: CoarseBox): DistanceField {
  const count = (axis: 0 | 1 | 2): number => Math.ceil((to[axis] - from[axis]) / cellCm) + 1;
  const [nx, ny] = [count(0), count(1)];
  const known = new Map<number, number>();
  const reach = cellCm * Math.sqrt(3);
  return (point) => {
    const [x, y, z] = [0, 1, 2].map((axis) => Math.floor(((point[axis] ?? 0) - (from[axis] ?? 0)) / cellCm));
    const cell = ((z ?? 0) * ny + (y ?? 0)) * nx + (x ?? 0);
    let middle = known.get(cell);
    if (middle === undefined) {
      middle = body([
        from[0] + ((x ?? 0) + 0.5) * cellCm,
        from[1] + ((y ?? 0) + 0.5) * cellCm,
        from[2] + ((z ?? 0) + 0.5) * cellCm,
      ]);
      known.set(cell, middle);
    }
    return Math.abs(middle) > reach ? middle : body(point);
  };
}
