import type { CourtyardInks } from './courtyard-inks.ts';
import { arc, area, line, type Place } from './ink.ts';

/** Half the courtyard's floor and half its opening to the sky, in millimetres on the silk. */
export const FLOOR_HALF_MM = 132;
export const SKY_HALF_MM = 372;

/** A façade is drawn upright, 14 units wide and 10 high, and laid down as seen from above. */
const WIDTH = 14;
export const HEIGHT = 10;
export const BAYS = 7;
export const LEFT = -WIDTH / 2;
export const RIGHT = WIDTH / 2;

/** Steeper than true: the arcade at the foot would otherwise be lost. */
const STEEPNESS = 1.06;

/** One wall to be drawn: 0 is the sunlit one. */
export interface Wall {
  readonly inks: CourtyardInks;
  readonly turn: number;
}

/** An ink and the width of its line in millimetres. */
export type Pen = readonly [ink: string, widthMm: number];

/** Where a place of the far wall's façade comes to lie on the silk. */
function laid([x, y]: Place): Place {
  const half = FLOOR_HALF_MM + (SKY_HALF_MM - FLOOR_HALF_MM) * (y / HEIGHT) ** STEEPNESS;
  return [(x / RIGHT) * half, -half];
}

export const shape = (points: readonly Place[], ink: string): string => area(points.map(laid), ink);

export const stroke = (points: readonly Place[], [ink, widthMm]: Pen): string =>
  line(points.map(laid), ink, widthMm);

/** An upright line of the façade. */
export const post = (x: number, [from, to]: Place, pen: Pen): string => {
  const ends: readonly Place[] = [
    [x, from],
    [x, to],
  ];
  return stroke(ends, pen);
};

/** A level line of the façade. */
export const rail = (y: number, [from, to]: Place, pen: Pen): string => {
  const ends: readonly Place[] = [
    [from, y],
    [to, y],
  ];
  return stroke(ends, pen);
};

export const box = (x: number, [from, to]: Place, halfWidth: number): readonly Place[] =>
  tapered(x, [from, halfWidth], [to, halfWidth]);

/** A block with an upper and a lower width: each a height and half the width there. */
export const tapered = (x: number, [from, halfFrom]: Place, [to, halfTo]: Place): readonly Place[] => [
  [x - halfFrom, from],
  [x + halfFrom, from],
  [x + halfTo, to],
  [x - halfTo, to],
];

/** An opening with a round head: feet at `from`, the head springs at `to`. */
export const arched = (x: number, [from, to]: Place, halfWidth: number): readonly Place[] => [
  [x - halfWidth, from],
  ...arc([x, to], halfWidth, [180, 0]),
  [x + halfWidth, from],
];

export const diamond = (x: number, y: number, size: number): readonly Place[] => [
  [x - size, y],
  [x, y - size],
  [x + size, y],
  [x, y + size],
];

export const oculus = (x: number, y: number, radius: number): readonly Place[] =>
  arc([x, y], radius, [0, 360]);
