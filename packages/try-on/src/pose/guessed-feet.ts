import type { PixelRect } from '../snapshot/visible-part.ts';
import type { DetectedFeet, DetectedFoot } from '../tracking/detected-feet.ts';
import { upSeenFrom } from './feet-pose.ts';

/** The usual way of photographing feet: from above by the person who stands on them, both in the middle, toes up. */
const LOOKS_DOWN = (60 * Math.PI) / 180;
/** Of a part's shorter side: the length of a foot, from the middle to each heel, and how far its toe points outwards. */
const LENGTH = 0.46;
const HEEL_ASIDE = 0.13;
const TOE_ASIDE = 0.18;

/** Where feet may be in that part of a picture, before anything is detected. */
export function guessedFeet({ leftPx, topPx, widthPx, heightPx }: PixelRect): Required<DetectedFeet> {
  const side = Math.min(widthPx, heightPx);
  const [x, y] = [leftPx + widthPx / 2, topPx + heightPx / 2];
  const foot = (sign: -1 | 1): DetectedFoot => ({
    heel: { x: x + sign * HEEL_ASIDE * side, y: y + (LENGTH / 2) * side },
    toe: { x: x + sign * TOE_ASIDE * side, y: y - (LENGTH / 2) * side },
    up: upSeenFrom(LOOKS_DOWN),
  });
  return { left: foot(-1), right: foot(1) };
}
