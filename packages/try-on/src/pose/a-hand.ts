/** Builder of seen hands for tests: flat, its back to the camera, fingers straight up. */
import type { SeenHand } from '../tracking/seen-hand.ts';
import type { SeenLimb } from '../tracking/hand-limbs.ts';
import { averageHand, type HandPlace } from './average-hand.ts';

export interface AHand extends HandPlace {
  readonly forearm?: SeenLimb;
  readonly digits?: SeenHand['digits'];
}

export function aHand({ forearm, digits = {}, ...place }: AHand): SeenHand {
  return { ...averageHand(place), digits, ...(forearm && { forearm }) };
}

/** The other hand held in the same place, so that its palm shows: what was nearer is further away. */
export const palmOfOther = (hand: SeenHand): SeenHand => ({
  ...hand,
  rightness: 1 - hand.rightness,
  world: hand.world.map((value, index) => (index % 3 === 2 ? -value : value)),
});
