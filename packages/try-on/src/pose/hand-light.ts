import type { Detection } from '../tracking/worker-protocol.ts';
import { type FaceLight, lightStrength } from './face-light.ts';

/** Rooms are mostly lit from one side; the left is assumed, as in the studio. */
const AZIMUTH = -0.5;

/**
 * The light in a picture of a hand, from the hand's own brightness. Undefined where a face tells more, or where no
 * hand is seen.
 */
export function lightOnHand({ face, hands, luminance }: Detection): FaceLight | undefined {
  const [hand] = hands ?? [];
  if (!hand || face) return undefined;
  return { strength: lightStrength(hand.luminance, luminance.bright), azimuth: AZIMUTH };
}
