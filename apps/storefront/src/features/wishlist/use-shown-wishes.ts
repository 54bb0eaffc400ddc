import type { WishlistItem } from '@vitrine/contracts';
import { useState } from 'react';
import { type ShownWish, shownWishes } from './shown-wishes.ts';

/** The wishes in their places for as long as the component is there. */
export function useShownWishes(list: readonly WishlistItem[]): readonly ShownWish[] {
  const [seen, setSeen] = useState(() => ({ list, shown: shownWishes([], list) }));
  if (seen.list === list) return seen.shown;
  const next = { list, shown: shownWishes(seen.shown, list) };
  setSeen(next);
  return next.shown;
}
