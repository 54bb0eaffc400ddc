import { meanOf } from './numbers.ts';

/** A place in a plane, mostly in a picture: pixels to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same as a pair, for curves and lists of landmarks. */
export type PicturePoint = readonly [x: number, y: number];

/** A place or a direction between two points: `one` at 0, `other` at 1. */
export const pointBetween = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** The mean of some points. */
export const middleOfPoints = (points: readonly Point[]): Point => ({
  x: meanOf(points, ({ x }) => x),
  y: meanOf(points, ({ y }) => y),
});
