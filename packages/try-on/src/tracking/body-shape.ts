import type { Point } from '../geometry/point.ts';
import { probability } from './detector.ts';
import type { Region } from './region.ts';

/** The mask of the body in a square of the picture, from the body model. */
export interface BodyShape {
  readonly region: Region;
  readonly side: number;
  /** Logits of the body's probability in each cell of the square, row by row. */
  readonly logits: Float32Array;
}

/**
 * The probability that a place of the picture shows the body, 0 to 1: interpolated between the four nearest cells; 0
 * outside of the square.
 */
export function bodyShows({ region, side, logits }: BodyShape, { x, y }: Point): number {
  const { column, row } = cellOf(region, side, { x: x - region.centreX, y: y - region.centreY });
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, down] = [column - left, row - top];
  const at = (across: number, below: number): number =>
    across < 0 || below < 0 || across >= side || below >= side
      ? 0
      : probability(logits[below * side + across] ?? -Infinity);
  return (
    (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) +
    (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down
  );
}

/** Of a way from the square's centre, measured from the first cell's centre. */
function cellOf({ rotation, sizePx }: Region, side: number, { x, y }: Point) {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const perCell = sizePx / side;
  return {
    column: (x * cos + y * sin) / perCell + side / 2 - 0.5,
    row: (y * cos - x * sin) / perCell + side / 2 - 0.5,
  };
}
