import { type BodyPart, TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { Target } from '@vitrine/try-on';

/** The body part that the shopper is asked to show: for a watch the wrist, which a visible hand may lack. */
export function targetPart(target: Target, tryOnType: TryOnType): BodyPart {
  const { bodyPart } = TRY_ON_TYPES[tryOnType];
  return target === 'hand' && bodyPart === 'wrist' ? 'wrist' : target;
}
