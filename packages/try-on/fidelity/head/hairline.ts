import { noiseAt } from '../geometry/noise.ts';
import { bell, smoothStep } from '../geometry/point.ts';
import type { Point3 } from '../geometry/point.ts';

/** How thickly hair grows at a point of the canonical head: 0 bare, 1 full; ragged at the line by noise. */
export function hairinessAt(point: Point3): number {
  const raggedness = noiseAt(point, 1.6, 2);
  const [x, y] = point;
  const z = point[2] + raggedness * 0.5;
  const aboveLine = y - lineHeight(x, z) + raggedness * 0.5;
  return smoothStep(-0.35, 0.75, aboveLine);
}

/** Height of the hairline (cm) at a place: nape, behind the ear, sideburn, temple, forehead, from back to front. */
function lineHeight(x: number, z: number): number {
  const behindEar = 9.7 * smoothStep(-5.3, -4.3, z);
  const sideburn = -2.1 * smoothStep(-1.2, -0.5, z);
  const temple = 4.9 * smoothStep(0.6, 2.6, z);
  const forehead = z < 2 ? 0 : 0.5 * Math.max(z - 2.3, 0) - 0.022 * x * x - 0.25 * bell(x, 1.2);
  return -6.2 + behindEar + sideburn + temple + forehead;
}
