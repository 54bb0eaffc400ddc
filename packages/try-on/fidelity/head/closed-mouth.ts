import { bell } from '../geometry/point.ts';
import type { Point3 } from '../geometry/point.ts';

/** The canonical face parts its lips by about half a centimetre; this lifts the lower one to meet the upper. */
export function withClosedMouth([x, y, z]: Point3): Point3 {
  if (y >= -4.25) return [x, y, z];
  return [x, y + 0.5 * bell(y + 4.6, 1.7) * bell(x, 2.2), z];
}
