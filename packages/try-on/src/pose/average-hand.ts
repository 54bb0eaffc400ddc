import type { DetectedHand } from '../tracking/detected-hand.ts';
import type { Vector } from '../geometry/rotation.ts';

/**
 * An adult's right hand from its back: centimetres to the right and up from the wrist, and off the forearm's back, digit by
 * digit. Its knuckles form an arch that falls towards the little finger, whose knuckle gives way to the palm (the distal
 * transverse arch of the hand); the thumb lies below them. The palm (wrist, first two points of the thumb, knuckles) is as
 * the landmark model sees hands whose turn is exactly known (least squares over 140 drawn ones: each point lies within 1
 * to 2.5 mm of it in the picture, those of the thumb within 5 to 6), and a twentieth broader, as photographed ones are.
 */
export const AVERAGE_HAND_CM: readonly Vector[] = [
  [0, 0, 0],
  [-3, 2.25, -1.25],
  [-4.65, 4.4, -1.95],
  [-5.4, 7, -2.3],
  [-6, 9, -2.5],
  [-2.95, 7.8, 0.2],
  [-3, 12, 0.2],
  [-3.1, 14.4, 0.2],
  [-3.2, 16, 0.2],
  [-1.05, 7.8, 0.35],
  [-0.95, 12.6, 0.35],
  [-0.9, 15.4, 0.35],
  [-0.9, 17.3, 0.35],
  [0.8, 7.45, 0.1],
  [1.1, 11.9, 0.1],
  [1.3, 14.6, 0.1],
  [1.4, 16.4, 0.1],
  [2.35, 6.95, -0.4],
  [3, 10.3, -0.4],
  [3.3, 12.3, -0.4],
  [3.5, 13.8, -0.4],
];

/** The landmark model sees a hand so many times as deep as it is, drawn or photographed. */
export const DEPTH_SEEN = 1.5;

export interface HandPlace {
  readonly pxPerCm: number;
  /** Of the wrist, in pixels of the picture. */
  readonly wrist: readonly [x: number, y: number];
  readonly side?: 'right' | 'left';
}

/** An adult's hand as it would be detected: flat, its back to the camera, fingers straight up, without edges. */
export function averageHand({ pxPerCm, wrist, side = 'right' }: HandPlace): DetectedHand {
  const mirror = side === 'right' ? 1 : -1;
  const points = AVERAGE_HAND_CM.map(([x, y, z]) => [mirror * x, -y, -z] as const);
  return {
    landmarks: Float32Array.from(
      points.flatMap(([x, y]) => [wrist[0] + x * pxPerCm, wrist[1] + y * pxPerCm, 0]),
    ),
    // The model's own metres: smaller than they should be.
    world: Float32Array.from(points.flatMap(([x, y, z]) => [x, y, DEPTH_SEEN * z].map((cm) => 0.008 * cm))),
    flag: 1,
    rightness: side === 'right' ? 0.98 : 0.02,
    luminance: 0.3,
    digits: {},
    isBare: true,
    isSleeved: false,
  };
}
