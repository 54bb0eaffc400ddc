/** The points of the body model that legs and feet are known by; it answers 39, of which the last six are its own. */
import type { FootSide } from './seen-feet.ts';

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

export const LEG_POINTS: Readonly<Record<FootSide, LegPoints>> = {
  left: { hip: 23, knee: 25, ankle: 27, heel: 29, toe: 31 },
  right: { hip: 24, knee: 26, ankle: 28, heel: 30, toe: 32 },
};
