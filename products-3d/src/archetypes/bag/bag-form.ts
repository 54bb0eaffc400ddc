import { clamp, mix, smoothStep } from '../../geometry/numbers.ts';

/** The bag narrows upward; sizes in millimetres at a height above the ground. Origin: middle of the ground, front +Z. */
export const HEIGHT_MM = 188;
export const FEET_MM = 6;

export const widthAt = (y: number): number => mix(268, 244, smoothStep(-0.2, 1.1, y / HEIGHT_MM));

export const depthAt = (y: number): number => mix(108, 62, clamp(y / HEIGHT_MM) ** 1.15);

/** How far the front leans back, in radians. */
export const LEAN = Math.atan2((depthAt(0) - depthAt(80)) / 2, 80);

/** Edge of one leather repeat. */
export const LEATHER_TILE_MM = 34;
