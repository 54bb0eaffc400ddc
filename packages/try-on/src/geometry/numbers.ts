/** Small arithmetic that pixels, poses and colours share. */

/** The value, or the nearer of the two limits where it lies beyond them. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The mean of `read` over all items; 0 of none. */
export function meanOf<Item>(items: readonly Item[], read: (item: Item, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + read(item, index), 0) / Math.max(1, items.length);
}

/** The mean of some numbers; 0 of none. */
export const mean = (values: readonly number[]): number => meanOf(values, (value) => value);

/** The middle of some numbers in order, of an even count the upper of the two; `ofNone` of none. */
export const median = (values: readonly number[], ofNone = 0): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? ofNone;

/** 0 at `from`, 1 at `to`, smooth between them with flat ends, as GLSL's; `from` may be the greater. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
