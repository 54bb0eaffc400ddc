import type { Vec3 } from './vectors.ts';

/** A rotation as x, y, z, w of length 1. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** The rows of a rotation's matrix: where each axis leads, read across. */
export function matrixOf([x, y, z, w]: Quaternion): readonly [Vec3, Vec3, Vec3] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
}

const PHI = Math.SQRT2;
const PSI = 1.533_751_168_755_204_3;

/** Rotations spread evenly over all there are: M. Alexa, “Super-Fibonacci Spirals”, CVPR 2022. */
export function spreadRotations(count: number): readonly Quaternion[] {
  return Array.from({ length: count }, (_, at) => {
    const s = at + 0.5;
    const [inner, outer] = [Math.sqrt(s / count), Math.sqrt(1 - s / count)];
    const [alpha, beta] = [(2 * Math.PI * s) / PHI, (2 * Math.PI * s) / PSI];
    return [
      inner * Math.sin(alpha),
      inner * Math.cos(alpha),
      outer * Math.sin(beta),
      outer * Math.cos(beta),
    ] as const;
  });
}
