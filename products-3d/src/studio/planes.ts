import type { Plane } from './exr.ts';

/** Red, green and blue of a picture, or x, y and z of a direction. */
export type Triple = readonly [Plane, Plane, Plane];

/** The value of a plane at a pixel that is known to be in it. One kind of array, so that it costs nothing. */
export const valueAt = (plane: Float32Array, index: number): number => plane[index] ?? 0;

export const eachOf = (triple: Triple, change: (plane: Plane, channel: number) => Plane): Triple => [
  change(triple[0], 0),
  change(triple[1], 1),
  change(triple[2], 2),
];

/** A new plane from the values of two. */
export function blended(a: Plane, b: Plane, blend: (a: number, b: number) => number): Plane {
  const result = new Float32Array(a.length);
  for (let i = 0; i < result.length; i += 1) result[i] = blend(valueAt(a, i), valueAt(b, i));
  return result;
}

export const meanOf = (a: Plane, b: Plane): Plane => blended(a, b, (x, y) => (x + y) / 2);

/** Rec. 709 brightness. */
export function luminanceOf([red, green, blue]: Triple): Plane {
  const result = new Float32Array(red.length);
  for (let i = 0; i < result.length; i += 1) {
    result[i] = 0.2126 * valueAt(red, i) + 0.7152 * valueAt(green, i) + 0.0722 * valueAt(blue, i);
  }
  return result;
}

interface Area {
  readonly width: number;
  readonly height: number;
  /** 1 where the picture has something, 0 elsewhere; what is elsewhere counts for nothing. */
  readonly inside: Plane;
}

/** The mean over a square of `2 × reach + 1` pixels, by running sums along rows and then columns. */
export function boxMean(plane: Plane, { width, height, inside }: Area, reach: number): Plane {
  const known = blended(plane, inside, (value, share) => value * share);
  const sums = runningSums(runningSums(known, width, { line: width, step: 1, reach }), height, {
    line: 1,
    step: width,
    reach,
  });
  const shares = runningSums(runningSums(inside, width, { line: width, step: 1, reach }), height, {
    line: 1,
    step: width,
    reach,
  });
  return blended(sums, shares, (sum, share) => (share > 0.5 ? sum / share : 0));
}

interface Walk {
  /** Distance in the array from one line to the next, and from one value of a line to the next. */
  readonly line: number;
  readonly step: number;
  readonly reach: number;
}

function runningSums(plane: Plane, length: number, { line, step, reach }: Walk): Plane {
  const result = new Float32Array(plane.length);
  const lines = plane.length / length;
  for (let l = 0; l < lines; l += 1) {
    let sum = 0;
    for (let i = -reach; i < length; i += 1) {
      if (i + reach < length) sum += valueAt(plane, l * line + (i + reach) * step);
      if (i - reach > 0) sum -= valueAt(plane, l * line + (i - reach - 1) * step);
      if (i >= 0) result[l * line + i * step] = sum;
    }
  }
  return result;
}
