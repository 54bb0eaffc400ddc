import { randomFrom } from '../geometry/noise.ts';

/** Adds a camera's noise to a picture's bytes (4 a pixel, the fourth left alone), of the given deviation, in place. */
export function addNoise(rgba: Uint8ClampedArray, deviation: number, seed: number): void {
  const random = randomFrom(seed);
  for (let index = 0; index < rgba.length; index += 1) {
    if (index % 4 === 3) continue;
    // The sum of six even numbers is nearly normal, of deviation √½.
    let sum = -3;
    for (let part = 0; part < 6; part += 1) sum += random();
    rgba[index] = (rgba[index] ?? 0) + sum * Math.SQRT2 * deviation;
  }
}
