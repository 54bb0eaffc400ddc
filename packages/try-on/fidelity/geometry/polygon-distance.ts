import { clamp } from '../../src/geometry/numbers.ts';
import { at } from './point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';

/** Distance in the x-y plane from a point to a closed polygon's edge, centimetres, negative inside. */
export function polygonDistance([x, y]: Vector, polygon: readonly Vector[]): number {
  let nearest = Infinity; // squared
  let inside = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = at(polygon, (index + 1) % polygon.length);
    const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay];
    const along = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1);
    nearest = Math.min(nearest, (wx - ex * along) ** 2 + (wy - ey * along) ** 2);
    if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** Distance in the x-y plane from a point to an open line of straight pieces, centimetres. */
export function lineDistance([x, y]: Vector, line: readonly Vector[]): number {
  let nearest = Infinity; // squared
  for (const [index, [ax, ay]] of line.slice(0, -1).entries()) {
    const [bx, by] = at(line, index + 1);
    const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay];
    const along = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1);
    nearest = Math.min(nearest, (wx - ex * along) ** 2 + (wy - ey * along) ** 2);
  }
  return Math.sqrt(nearest);
}
