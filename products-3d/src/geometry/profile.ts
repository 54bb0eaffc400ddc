import { at, clamp, lastOf, point } from './numbers.ts';
import { smoothCurve } from './solids.ts';

const SAMPLES = 400;

/**
 * Values that change smoothly with height, drawn through given ones; straight on below the first and above the last.
 *
 * @param rows a height and the values there, in rising order
 */
export function smoothProfile(
  rows: readonly (readonly [y: number, first: number, second?: number])[],
): (y: number) => readonly [first: number, second: number] {
  const curve = smoothCurve(rows.map(([y, first, second = 0]) => point(first, y, second)));
  const samples = curve.getPoints(SAMPLES);
  return (y) => {
    const found = y > lastOf(samples).y ? SAMPLES : samples.findIndex((sample) => sample.y >= y);
    const next = clamp(found, 1, SAMPLES);
    const [a, b] = [at(samples, next - 1), at(samples, next)];
    const t = (y - a.y) / (b.y - a.y);
    return [a.x + (b.x - a.x) * t, a.z + (b.z - a.z) * t];
  };
}
