/** What tests ask of a region's triangles. */
import type { RegionMesh } from './region-mesh.ts';

type Positioned = Pick<RegionMesh<never>, 'positions'>;

export function xyOf({ positions }: Positioned, at: number): readonly [x: number, y: number] {
  return [positions[3 * at] ?? NaN, positions[3 * at + 1] ?? NaN];
}

/** The share of a region's area in triangles that look away from the camera: where it is folded over. */
export function turnedAway(mesh: Positioned, triangles: readonly number[]): number {
  let [ahead, away] = [0, 0];
  for (let k = 0; k + 2 < triangles.length; k += 3) {
    const [[ax, ay], [bx, by], [cx, cy]] = [corner(k), corner(k + 1), corner(k + 2)];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area < 0) ahead -= area; // counter-clockwise, for pixels count downwards
    else away += area;
  }
  return away / (ahead + away);

  function corner(k: number): readonly [x: number, y: number] {
    return xyOf(mesh, triangles[k] ?? NaN);
  }
}
