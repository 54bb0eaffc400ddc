/**
 * How far the shopper moved what is worn by hand: always possible in a photo, also where nothing was found in it.
 * Pure; in the picture's own pixels and its own left and right.
 */
import { clamp } from '../geometry/numbers.ts';
import { type Layout, screenPerPicture } from '../snapshot/visible-part.ts';
import type { CameraModel } from './camera-model.ts';
import type { Vector } from '../geometry/rotation.ts';

export interface Adjustment {
  readonly rightPx: number;
  readonly downPx: number;
  /** Radians clockwise, as the picture is seen. */
  readonly turn: number;
  /** 1 leaves the size as it is. */
  readonly scale: number;
}

/**
 * A movement of the shopper's hand. Pixels are those of the container as it is seen: CSS pixels for the engine's callers,
 * device pixels within it. What is left out stays.
 */
export interface AdjustmentStep {
  readonly rightPx?: number;
  readonly downPx?: number;
  /** Radians clockwise. */
  readonly turn?: number;
  /** Factor. */
  readonly scaleBy?: number;
}

export const NO_ADJUSTMENT: Adjustment = { rightPx: 0, downPx: 0, turn: 0, scale: 1 };

/** The limits of the scale: what is worn can always be found and moved again. */
const LEAST_SCALE = 0.25;
const MOST_SCALE = 4;

/** The adjustment after a further step. It stays within half of the picture, and rotations within half a turn. */
export function adjusted(from: Adjustment, step: AdjustmentStep, picture: Layout['picture']): Adjustment {
  const { rightPx = 0, downPx = 0, turn = 0, scaleBy = 1 } = step;
  return {
    rightPx: clamp(from.rightPx + rightPx, -picture.widthPx / 2, picture.widthPx / 2),
    downPx: clamp(from.downPx + downPx, -picture.heightPx / 2, picture.heightPx / 2),
    turn: wrapped(from.turn + turn),
    scale: clamp(from.scale * scaleBy, LEAST_SCALE, MOST_SCALE),
  };
}

/** The same step in pixels of the picture; a mirror swaps left and right, and the direction of rotation. */
export function stepInPicture(
  { rightPx = 0, downPx = 0, turn = 0, scaleBy = 1 }: AdjustmentStep,
  layout: Layout,
): AdjustmentStep {
  const scale = screenPerPicture(layout);
  const share = scale > 0 ? 1 / scale : 1;
  const sign = layout.mirrored ? -1 : 1;
  return { rightPx: sign * rightPx * share, downPx: downPx * share, turn: sign * turn, scaleBy };
}

/** Moves what was placed in camera space: turned by `turn` about +Z and scaled about the origin, then shifted. */
export interface Shift {
  readonly position: Vector;
  readonly turn: number;
  readonly scale: number;
}

/** The shift that turns and scales about `pivot` and moves it by the adjustment's pixels. `pivot` in camera space. */
export function shiftOf(
  { rightPx, downPx, turn, scale }: Adjustment,
  pivot: Vector,
  camera: CameraModel,
): Shift {
  const unitsPerPx = -pivot[2] / camera.focalPx;
  const [x, y, z] = pivot;
  // Clockwise on the screen is the negative direction of camera space, whose +Y is up.
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  return {
    position: [
      x + rightPx * unitsPerPx - scale * (cos * x - sin * y),
      y - downPx * unitsPerPx - scale * (sin * x + cos * y),
      z - scale * z,
    ],
    turn: -turn,
    scale,
  };
}

function wrapped(turn: number): number {
  const whole = 2 * Math.PI;
  return turn - whole * Math.round(turn / whole);
}
