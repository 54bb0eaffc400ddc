import type { Sought, TryOnType } from '@vitrine/try-on';

/** What the shopper is asked to show: of a watch the wrist, which a hand may be seen without. */
export type SoughtPart = Sought | 'wrist';

export const soughtPart = (sought: Sought, tryOnType: TryOnType): SoughtPart =>
  sought === 'hand' && tryOnType === 'watches' ? 'wrist' : sought;
