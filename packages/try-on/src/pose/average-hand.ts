import type { SeenHand } from '../tracking/hand-tracker.ts';

/** An adult's right hand from its back: centimetres to the right and up from the wrist, digit by digit. */
const POINTS_CM: readonly (readonly [number, number])[] = [
  [0, 0],
  [-2.6, 2],
  [-4, 4.5],
  [-5, 7],
  [-5.8, 9],
  [-2.7, 7.7],
  [-3, 12],
  [-3.1, 14.4],
  [-3.2, 16],
  [-0.8, 8],
  [-0.8, 12.8],
  [-0.8, 15.6],
  [-0.8, 17.5],
  [1, 7.6],
  [1.2, 12],
  [1.3, 14.7],
  [1.4, 16.5],
  [2.6, 6.6],
  [3.1, 10],
  [3.4, 12],
  [3.6, 13.5],
];

export interface HandPlace {
  readonly pxPerCm: number;
  /** Of the wrist, in pixels of the picture. */
  readonly wrist: readonly [x: number, y: number];
  readonly side?: 'right' | 'left';
}

/** An adult's hand as it would be seen: flat, its back to the camera, fingers straight up, its edges not looked at. */
export function averageHand({ pxPerCm, wrist, side = 'right' }: HandPlace): SeenHand {
  const mirror = side === 'right' ? 1 : -1;
  const points = POINTS_CM.map(([x, y]) => [mirror * x, -y] as const);
  return {
    landmarks: Float32Array.from(
      points.flatMap(([x, y]) => [wrist[0] + x * pxPerCm, wrist[1] + y * pxPerCm, 0]),
    ),
    // The model's own metres: smaller than they should be.
    world: Float32Array.from(points.flatMap(([x, y]) => [0.008 * x, 0.008 * y, 0])),
    flag: 1,
    rightness: side === 'right' ? 0.98 : 0.02,
    luminance: 0.3,
    digits: {},
    isBare: true,
  };
}
