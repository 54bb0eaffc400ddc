import { at } from '../geometry/point.ts';
import { EYES_MEASURED, LIPS_MEASURED } from '../head/face-landmarks.ts';
import type { HandTruth } from '../picture/hand-truth.ts';
import type { HeadTruth } from '../picture/head-truth.ts';
import type { ProbedHand } from '../runner/hands-probe.ts';
import type { SteadiedPoints } from '../runner/probe.ts';
import type { Places } from './track.ts';

/** The points of each type that are compared: as they are drawn, and their true places. */
export type WornPlaces<Seen, Truth> = {
  readonly drawn: (seen: Seen) => Places;
  readonly truth: (truth: Truth) => Places;
};

/** The bridge of the glasses, and the places where the temples leave the face. */
const GLASSES = [168, 127, 356] as const;

const pick = (places: Places, indices: readonly number[]): Places =>
  indices.map((index) => at(places, index));

export const ON_HEADS = {
  sunglasses: {
    drawn: ({ head }) => pick(head, GLASSES),
    truth: ({ landmarks }) => pick(landmarks, GLASSES),
  },
  earrings: { drawn: ({ lobes }) => lobes, truth: ({ earLobes }) => earLobes },
  lipsticks: {
    drawn: ({ paint }) => pick(paint, LIPS_MEASURED),
    truth: ({ landmarks }) => pick(landmarks, LIPS_MEASURED),
  },
  eyeshadows: {
    drawn: ({ paint }) => pick(paint, EYES_MEASURED),
    truth: ({ landmarks }) => pick(landmarks, EYES_MEASURED),
  },
} as const satisfies Readonly<Record<string, WornPlaces<SteadiedPoints, HeadTruth>>>;

const RING_FINGER = 3;

export const ON_HANDS = {
  rings: {
    drawn: ({ rings }) => [at(rings, RING_FINGER).centre],
    truth: ({ rings }) => [at(rings, RING_FINGER).centre],
  },
  watches: { drawn: ({ wrist }) => [wrist.centre], truth: ({ wrist }) => [wrist.centre] },
} as const satisfies Readonly<Record<string, WornPlaces<ProbedHand, HandTruth>>>;
