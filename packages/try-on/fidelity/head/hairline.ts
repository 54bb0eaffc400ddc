import { smoothstep } from '../../src/geometry/numbers.ts';
import { noiseAt } from '../geometry/noise.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';

/** The density of hair at a point of the canonical head: 0 is bare, 1 is full. Noise makes the line ragged. */
export function hairinessAt(point: Vector): number {
  const raggedness = noiseAt(point, 1.6, 2);
  const aboveLine = point[1] - lineHeight(point[2] + raggedness * 0.5) + raggedness * 0.5;
  return smoothstep(-0.1, 0.75, aboveLine);
}

/**
 * The hairline from the side, depth and height in centimetres: nape, behind the ear, above it, and from there
 * along the outline of the canonical face, which is where a face ends and hair begins.
 */
const LINE: readonly (readonly [z: number, y: number])[] = [
  [-5.3, -6.2],
  [-4.3, 3.3],
  [-2.4, 2.9],
  [-1.7, 3.2],
  [-1, 4.1],
  [0.1, 5.4],
  [1.4, 6.5],
  [2.7, 7.2],
  [3.7, 7.6],
  [4.5, 7.8],
];

function lineHeight(z: number): number {
  const next = LINE.findIndex(([depth]) => depth > z);
  if (next === 0) return at(LINE, 0)[1];
  const [fromZ, fromY] = at(LINE, next === -1 ? LINE.length - 2 : next - 1);
  const [toZ, toY] = at(LINE, next === -1 ? LINE.length - 1 : next);
  return fromY + ((toY - fromY) * (z - fromZ)) / (toZ - fromZ);
}
