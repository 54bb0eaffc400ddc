import type { TryOnType } from '@vitrine/domain/try-on';
import type { Point } from '../geometry/point.ts';
import { LEFT_EYE_POINTS, LIP_POINTS, RIGHT_EYE_POINTS } from '../landmarks/face-points.ts';
import { HAND_POINTS, WRIST } from '../landmarks/hand-points.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import type { Detection } from '../tracking/worker-protocol.ts';

type Region = { readonly of: 'face' | 'hand'; readonly points: readonly number[] } | undefined;

const EYES = [...LEFT_EYE_POINTS, ...RIGHT_EYE_POINTS];

/** The landmarks among which each type is worn. Shoes are where the shopper puts them. */
const REGIONS: Readonly<Record<TryOnType, Region>> = {
  lipsticks: { of: 'face', points: LIP_POINTS },
  eyeshadows: { of: 'face', points: EYES },
  sunglasses: { of: 'face', points: EYES },
  earrings: { of: 'face', points: [...EYES, ...LIP_POINTS] },
  rings: { of: 'hand', points: Array.from({ length: HAND_POINTS }, (_, point) => point) },
  watches: { of: 'hand', points: [WRIST] },
  sneakers: undefined,
};

/** The middle of everything that is worn and seen, in pixels of the picture; undefined where nothing is. */
export function middleOfWorn(
  seen: readonly TryOnType[],
  { face, hands }: Pick<Detection, 'face' | 'hands'>,
): Point | undefined {
  const places = seen.flatMap((type) => {
    const region = REGIONS[type];
    const landmarks = region?.of === 'face' ? face?.landmarks : hands?.[0]?.landmarks;
    return region && landmarks ? region.points.map((point) => placeOf(landmarks, point)) : [];
  });
  if (places.length === 0) return undefined;
  return { x: middle(places.map(({ x }) => x)), y: middle(places.map(({ y }) => y)) };
}

const placeOf = (landmarks: Landmarks, point: number): Point => ({
  x: landmarks[3 * point] ?? 0,
  y: landmarks[3 * point + 1] ?? 0,
});

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
