import { randomFrom } from '../geometry/noise.ts';

/** Numbers that are nearly normal, of deviation 1; each the sum of six even ones, of deviation √½. */
const NORMAL = (() => {
  const random = randomFrom(1);
  return Float32Array.from({ length: 2 ** 15 }, () => {
    let sum = -3;
    for (let part = 0; part < 6; part += 1) sum += random();
    return sum * Math.SQRT2;
  });
})();

/** Adds a camera's noise to a picture's bytes (4 a pixel, the fourth left alone), of the given deviation, in place. */
export function addNoise(rgba: Uint8ClampedArray, deviation: number, seed: number): void {
  const random = randomFrom(seed);
  for (let index = 0; index < rgba.length; index += 1) {
    if (index % 4 === 3) continue;
    const normal = NORMAL[Math.floor(random() * NORMAL.length)] ?? 0;
    rgba[index] = (rgba[index] ?? 0) + normal * deviation;
  }
}
