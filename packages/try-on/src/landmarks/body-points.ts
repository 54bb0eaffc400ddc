/** The points of the body model that legs and feet are known by; it answers 39, of which the last six are its own. */
import type { BodySide } from './landmarks.ts';

export const BODY_POINTS = 39;
/** Numbers of one point: x, y, z, and logits of how visible and how surely in the picture it is. */
export const NUMBERS_PER_POINT = 5;
/** The middle of the body, and a point as far above it as the body reaches: the square around it. */
export const BODY_MIDDLE = 33;
export const BODY_REACH = 34;

interface LegPoints {
  readonly hip: number;
  readonly knee: number;
  readonly ankle: number;
  readonly heel: number;
  readonly toe: number;
}

export const LEG_POINTS: Readonly<Record<BodySide, LegPoints>> = {
  left: { hip: 23, knee: 25, ankle: 27, heel: 29, toe: 31 },
  right: { hip: 24, knee: 26, ankle: 28, heel: 30, toe: 32 },
};

/** Ends of lines that turn little with arms and feet: shoulders, trunk, hips, thighs and shins. */
export const FRAME_LINES: readonly (readonly [from: number, to: number])[] = [
  [11, 12],
  [11, 23],
  [12, 24],
  [23, 24],
  [23, 25],
  [24, 26],
  [25, 27],
  [26, 28],
];
