import type { SeenHand } from '../tracking/seen-hand.ts';
import type { Vector } from './rotation.ts';

/**
 * An adult's right hand from its back: centimetres to the right and up from the wrist, and off the forearm's back, digit by
 * digit. Its knuckles form an arch that falls towards the little finger, whose knuckle gives way to the palm (the distal
 * transverse arch of the hand).
 */
export const AVERAGE_HAND_CM: readonly Vector[] = [
  [0, 0, 0],
  [-2.6, 2, 0],
  [-4, 4.5, 0],
  [-5, 7, 0],
  [-5.8, 9, 0],
  [-2.7, 7.7, 0.45],
  [-3, 12, 0.45],
  [-3.1, 14.4, 0.45],
  [-3.2, 16, 0.45],
  [-0.8, 8, 0.5],
  [-0.8, 12.8, 0.5],
  [-0.8, 15.6, 0.5],
  [-0.8, 17.5, 0.5],
  [1, 7.6, 0.2],
  [1.2, 12, 0.2],
  [1.3, 14.7, 0.2],
  [1.4, 16.5, 0.2],
  [2.6, 6.6, -0.35],
  [3.1, 10, -0.35],
  [3.4, 12, -0.35],
  [3.6, 13.5, -0.35],
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
  const points = AVERAGE_HAND_CM.map(([x, y, z]) => [mirror * x, -y, -z] as const);
  return {
    landmarks: Float32Array.from(
      points.flatMap(([x, y]) => [wrist[0] + x * pxPerCm, wrist[1] + y * pxPerCm, 0]),
    ),
    // The model's own metres: smaller than they should be.
    world: Float32Array.from(points.flatMap((point) => point.map((cm) => 0.008 * cm))),
    flag: 1,
    rightness: side === 'right' ? 0.98 : 0.02,
    luminance: 0.3,
    digits: {},
    isBare: true,
    isSleeved: false,
  };
}
