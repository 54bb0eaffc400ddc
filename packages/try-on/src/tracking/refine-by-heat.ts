import type { Point } from '../geometry/point.ts';
import { probability } from './detector.ts';

/** Beside its points the body model answers a coarse heat map for each of them. */
export interface HeatMap {
  readonly heat: Float32Array;
  readonly channel: number;
  readonly channels: number;
  readonly side: number;
  /** Side of the model's square, which the point is a place of. */
  readonly inputPx: number;
}

/** The cells around the point that are used, and the least confidence of the best of them (mediapipe's pose graphs). */
const REACH = 3;
const LEAST_CONFIDENCE = 0.5;

/** The point moved to the centre of its heat. */
export function refinedByHeat(point: Point, { heat, channel, channels, side, inputPx }: HeatMap): Point {
  const cell = inputPx / side;
  const [column, row] = [Math.floor(point.x / cell), Math.floor(point.y / cell)];
  if (column < 0 || row < 0 || column >= side || row >= side) return point;
  let [sum, x, y, highest] = [0, 0, 0, 0];
  for (let down = Math.max(0, row - REACH); down <= Math.min(side - 1, row + REACH); down += 1) {
    for (let right = Math.max(0, column - REACH); right <= Math.min(side - 1, column + REACH); right += 1) {
      const likely = probability(heat[(down * side + right) * channels + channel] ?? -Infinity);
      sum += likely;
      x += right * likely;
      y += down * likely;
      highest = Math.max(highest, likely);
    }
  }
  return highest >= LEAST_CONFIDENCE && sum > 0 ? { x: (x / sum) * cell, y: (y / sum) * cell } : point;
}
