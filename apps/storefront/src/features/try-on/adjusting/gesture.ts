import type { AdjustmentStep } from '@vitrine/try-on';

/** Where a finger is on the stage, CSS pixels. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Fingers nearer to each other than this have no direction. */
const LEAST_APART_PX = 8;

/**
 * The adjustment of fingers between two moments: one finger moves, two move, rotate and scale. The fingers come in
 * the same order; more than two are ignored.
 */
export function stepBetween(before: readonly Touch[], after: readonly Touch[]): AdjustmentStep {
  const [first, second] = before;
  const [firstNow, secondNow] = after;
  if (!first || !firstNow || before.length !== after.length) return {};
  if (!second || !secondNow) return moved(first, firstNow);
  const [was, is] = [between(first, second), between(firstNow, secondNow)];
  const middle = moved(middleOf(first, second), middleOf(firstNow, secondNow));
  if (was.apartPx < LEAST_APART_PX || is.apartPx < LEAST_APART_PX) return middle;
  return { ...middle, turn: wrapped(is.angle - was.angle), scaleBy: is.apartPx / was.apartPx };
}

const moved = (from: Touch, to: Touch) => ({ rightPx: to.x - from.x, downPx: to.y - from.y });
const middleOf = (one: Touch, other: Touch): Touch => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const between = (one: Touch, other: Touch) => ({
  apartPx: Math.hypot(other.x - one.x, other.y - one.y),
  /** Clockwise, as the screen counts downwards. */
  angle: Math.atan2(other.y - one.y, other.x - one.x),
});
const wrapped = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));
