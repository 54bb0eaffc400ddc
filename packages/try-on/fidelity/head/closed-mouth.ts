import { clamp, smoothstep } from '../../src/geometry/numbers.ts';
import type { Vector } from '../../src/geometry/rotation.ts';

/** The joint of the jaw, in front of the ear: height and depth of the axis it turns about. */
const JOINT = { y: 0.2, z: -2 } as const;
/** The angle that it turns until the lower lip meets the upper one. */
const OPEN_RAD = 0.066;
/** Height of the seam between the lips, and how far back they reach. */
const LIPS = { y: -4.3, z: 3.6 } as const;

/**
 * Closes the mouth. The lips of the canonical face are about half a centimetre apart. The jaw takes the chin and the cheeks
 * along: everything below the seam rises, and rises more the further it is in front of the joint.
 */
export function withClosedMouth(point: Vector): Vector {
  const [x, y, z] = point;
  return [x, y + OPEN_RAD * (z - JOINT.z) * belongingToJaw(point), z];
}

/**
 * 1 on the jaw, 0 above it. The skin between the two stretches; the stretched part is longer further away from the
 * lips.
 */
function belongingToJaw([x, y, z]: Vector): number {
  const behindLips = clamp((LIPS.z - z) / (LIPS.z - JOINT.z), 0, 1);
  const seam = LIPS.y + (JOINT.y - LIPS.y) * behindLips;
  const band = 0.22 + 1.6 * behindLips + 1.2 * smoothstep(1.9, 3.2, Math.abs(x));
  return smoothstep(seam + band, seam - band, y);
}
