import { isModelled, type ModelledType } from '@vitrine/domain/try-on';
import type { Vec3 } from './vectors.ts';

/** What can be worn through a model, called as the shop calls it. */
export type WornType = ModelledType;

type Range = readonly [least: number, most: number];

/** Outer sizes of a piece in its wear frame, in millimetres. */
interface WornSize {
  readonly x: Range;
  readonly y: Range;
  readonly z: Range;
  /** The longest side of an ordinary piece. A model without a unit is assumed to be this long. */
  readonly usualMm: number;
}

/**
 * The sizes of such pieces: a watch with its strap closed, one shoe (EU 35 to 47), one earring, a ring from size 44
 * to 70 with its stone, a frame with its temples open. The limits are wide, because foreign models are not made with
 * care.
 */
const WORN_SIZES: Readonly<Record<WornType, WornSize>> = {
  sunglasses: { x: [115, 170], y: [30, 80], z: [90, 185], usualMm: 144 },
  watches: { x: [22, 64], y: [40, 95], z: [40, 95], usualMm: 68 },
  sneakers: { x: [70, 140], y: [55, 190], z: [200, 345], usualMm: 295 },
  rings: { x: [15, 36], y: [1, 22], z: [15, 45], usualMm: 22 },
  earrings: { x: [1, 45], y: [4, 110], z: [1, 75], usualMm: 36 },
};

/** In the order in which a model without a type is compared with them. */
export const WORN_TYPES: readonly WornType[] = Object.keys(WORN_SIZES).filter(isModelled);

/** A unit that models are drawn in, in metres. */
export interface Unit {
  readonly name: string;
  readonly metres: number;
}

/** In the order of trust: glTF is in metres, and other units come from programs with another habit. */
export const UNITS: readonly Unit[] = [
  { name: 'metres', metres: 1 },
  { name: 'centimetres', metres: 0.01 },
  { name: 'millimetres', metres: 0.001 },
  { name: 'inches', metres: 0.0254 },
];

/** Programs that have no unit make the longest side 1 or 2 (-1 to 1), to a hair. */
export function isNormalised(sides: Vec3): boolean {
  const longest = Math.max(...sides);
  return [1, 2].some((length) => Math.abs(longest / length - 1) < 0.002);
}

/** Whether sides of so many metres are those of such a piece. */
export function fits(type: WornType, sidesM: Vec3): boolean {
  const { x, y, z } = WORN_SIZES[type];
  return [x, y, z].every(([least, most], axis) => {
    const mm = (sidesM[axis] ?? 0) * 1000;
    return mm >= least && mm <= most;
  });
}

/**
 * Metres per unit of a model without a unit (its longest side is 1, or 2, or anything): the usual length, changed
 * until every side fits; undefined when none fits.
 */
export function usualScale(type: WornType, sides: Vec3): number | undefined {
  const { x, y, z, usualMm } = WORN_SIZES[type];
  const bounds = [x, y, z].map(
    ([least, most], axis) => [least / (sides[axis] ?? 0), most / (sides[axis] ?? 0)] as const,
  );
  const least = Math.max(...bounds.map(([low]) => low));
  const most = Math.min(...bounds.map(([, high]) => high));
  if (!(least <= most)) return undefined;
  return Math.min(Math.max(usualMm / Math.max(...sides), least), most) / 1000;
}
