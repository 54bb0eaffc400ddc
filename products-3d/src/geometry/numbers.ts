import { Vector2, Vector3 } from 'three';

/** A point of the model; every geometry in this workspace is built in millimetres. */
export const point = (x = 0, y = 0, z = 0): Vector3 => new Vector3(x, y, z);

/** A point of a flat outline, in millimetres. */
export const flat = (x = 0, y = 0): Vector2 => new Vector2(x, y);

/** The element at `index`; throws a RangeError instead of answering undefined. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return value;
}

/** The last element of a list that is known to have one. */
export const lastOf = <T>(list: ArrayLike<T>): T => at(list, list.length - 1);

/** Numbers from 0 to 1 in `steps` equal steps, both ends included. */
export const unitSteps = (steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, step) => step / steps);

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

/** Hermite step: 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** |x|^power with the sign of x: the building stone of superellipse sections. */
export const signedPower = (x: number, power: number): number => Math.sign(x) * Math.abs(x) ** power;

/** A repeatable sequence in [0, 1) (linear congruential, constants of Numerical Recipes). */
export function randomSequence(seed: number): () => number {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
