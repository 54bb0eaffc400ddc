import type { Vector } from '../geometry/rotation.ts';

/** Unit normals of a surface's points, averaged over the triangles around each and weighed by their area. */
export function normalsOf(positions: ArrayLike<number>, triangles: readonly number[]): readonly Vector[] {
  const sums = new Float64Array(positions.length);
  const at = (point: number, axis: number) => positions[3 * point + axis] ?? 0;
  for (let k = 0; k + 2 < triangles.length; k += 3) {
    const [a = 0, b = 0, c = 0] = [triangles[k], triangles[k + 1], triangles[k + 2]];
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    for (const corner of [a, b, c]) {
      sums[3 * corner] = (sums[3 * corner] ?? 0) + uy * vz - uz * vy;
      sums[3 * corner + 1] = (sums[3 * corner + 1] ?? 0) + uz * vx - ux * vz;
      sums[3 * corner + 2] = (sums[3 * corner + 2] ?? 0) + ux * vy - uy * vx;
    }
  }
  return Array.from({ length: positions.length / 3 }, (_, point): Vector => {
    const [x = 0, y = 0, z = 0] = sums.subarray(3 * point, 3 * point + 3);
    const length = Math.hypot(x, y, z) || 1;
    return [x / length, y / length, z / length];
  });
}
