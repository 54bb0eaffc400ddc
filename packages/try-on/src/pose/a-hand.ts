/** Builder of seen hands for tests: flat, its back to the camera, fingers straight up. */
import type { DetectedHand } from '../tracking/detected-hand.ts';
import type { DetectedLimb } from '../tracking/hand-limbs.ts';
import { averageHand, type HandPlace } from './average-hand.ts';

export interface AHand extends HandPlace {
  readonly forearm?: DetectedLimb;
  readonly digits?: DetectedHand['digits'];
}

export function aHand({ forearm, digits = {}, ...place }: AHand): DetectedHand {
  return { ...averageHand(place), digits, ...(forearm && { forearm }) };
}

/** The other hand held in the same place, so that its palm shows: what was nearer is further away. */
export const palmOfOther = (hand: DetectedHand): DetectedHand => ({
  ...hand,
  rightness: 1 - hand.rightness,
  world: hand.world.map((value, index) => (index % 3 === 2 ? -value : value)),
});
