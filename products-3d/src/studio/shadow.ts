import { clamp } from '../geometry/numbers.ts';
import type { ExrPicture, Plane } from './exr.ts';
import { type Pass, quietened } from './guided-filter.ts';
import { valueAt } from './planes.ts';

/** How dark the ground is: 0 in full light, 1 in none. It may be smaller than the picture it is laid under. */
export interface Shadow {
  readonly width: number;
  readonly height: number;
  readonly darkness: Plane;
}

/** Shadows have no detail to lose but the line where something touches the ground, which is far above their grain. */
const LOOKS: readonly [Pass, Pass] = [
  { taps: 60, reachPx: 8, tolerance: 2, followsNormal: false },
  { taps: 120, reachPx: 12, tolerance: 1.3, followsNormal: false },
];

/** The shadow that two exposures of the ground caught, without their grain. */
export function shadowFrom(a: ExrPicture, b: ExrPicture): Shadow {
  const { width, height } = a;
  const nothing = new Float32Array(width * height);
  const [darkness] = quietened(
    { a: [a.channel('Combined.A'), nothing, nothing], b: [b.channel('Combined.A'), nothing, nothing] },
    { width, height, inside: new Float32Array(width * height).fill(1) },
    LOOKS,
  );
  return { width, height, darkness };
}

/** Weights of the four nearest values under a cubic B-spline, which draws no facets where a shadow is enlarged. */
function splineWeights(t: number): readonly [number, number, number, number] {
  const [s, t2, t3] = [1 - t, t * t, t * t * t];
  return [(s * s * s) / 6, (3 * t3 - 6 * t2 + 4) / 6, (-3 * t3 + 3 * t2 + 3 * t + 1) / 6, t3 / 6];
}

/** The shadow in the size of the picture. */
export function enlarged(
  { width, height, darkness }: Shadow,
  [wide, high]: readonly [number, number],
): Plane {
  const rows = stretched(darkness, { lines: height, from: width, to: wide });
  return transposed(
    stretched(transposed(rows, wide, height), { lines: wide, from: height, to: high }),
    high,
    wide,
  );
}

interface Stretch {
  readonly lines: number;
  readonly from: number;
  readonly to: number;
}

/** Every line of a plane with another number of values. */
function stretched(plane: Plane, { lines, from, to }: Stretch): Plane {
  const result = new Float32Array(lines * to);
  for (let i = 0; i < to; i += 1) {
    const place = ((i + 0.5) / to) * from - 0.5;
    const first = Math.floor(place) - 1;
    const weights = splineWeights(place - Math.floor(place));
    const columns = weights.map((_, k) => clamp(first + k, 0, from - 1));
    for (let line = 0; line < lines; line += 1) {
      const valueOf = (k: 0 | 1 | 2 | 3): number =>
        weights[k] * valueAt(plane, line * from + (columns[k] ?? 0));
      result[line * to + i] = valueOf(0) + valueOf(1) + valueOf(2) + valueOf(3);
    }
  }
  return result;
}

function transposed(plane: Plane, width: number, height: number): Plane {
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) result[x * height + y] = valueAt(plane, y * width + x);
  }
  return result;
}
