import type { Detection } from '../tracking/worker-protocol.ts';
import { type FaceLight, lightStrength } from './face-light.ts';

/** Rooms are mostly lit from one side; from the left, as the studio is. */
const AZIMUTH = -0.5;

/** The light in a picture of a hand, by the hand's own brightness. Undefined where a face tells more, or nothing is seen. */
export function lightOnHand({ face, hands, luminance }: Detection): FaceLight | undefined {
  const [hand] = hands ?? [];
  if (!hand || face) return undefined;
  return { strength: lightStrength(hand.luminance, luminance.bright), azimuth: AZIMUTH };
}
