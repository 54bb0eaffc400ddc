import type { Vector } from '../geometry/rotation.ts';

/**
 * What the landmarks do not show, in centimetres of the canonical face's frame: the skull and the ears as ellipsoids
 * fitted to that face, and where a frame rests. The other side is its mirror image.
 */
export interface Ellipsoid {
  readonly centre: Vector;
  readonly radii: Vector;
}

export const SKULL: Ellipsoid = { centre: [0, 2.2, -4.6], radii: [7.35, 9.6, 9.2] };
/** The left ear. It hides the end of the temple, which lies between it and the skull. */
export const EAR: Ellipsoid = { centre: [8, 0.9, -6], radii: [1.1, 3.1, 1.9] };

/** Where the left temple lies on the head, above the root of the ear. */
export const EAR_REST: Vector = [7.75, 2.9, -4.4];

/** The landmarks of the bridge, from between the eyes downwards; the frame rests between them. */
export const BRIDGE = { upper: 168, lower: 6 } as const;
/** Share of the way down from `upper` to `lower`, and the distance in front of the skin, in centimetres. */
export const BRIDGE_REST = { down: 0.75, ahead: 0.12 } as const;
