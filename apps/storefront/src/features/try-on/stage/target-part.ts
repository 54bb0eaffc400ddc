import { type BodyPart, TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { Target } from '@vitrine/try-on';

/** What the shopper is asked to show: of a watch the wrist, which a hand may be seen without. */
export function targetPart(target: Target, tryOnType: TryOnType): BodyPart {
  const { bodyPart } = TRY_ON_TYPES[tryOnType];
  return target === 'hand' && bodyPart === 'wrist' ? 'wrist' : target;
}
