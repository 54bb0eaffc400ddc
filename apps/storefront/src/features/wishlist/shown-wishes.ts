import type { WishlistItem } from '@vitrine/contracts';
import { useState } from 'react';

/** A piece in its place on the page. */
export interface ShownWish {
  readonly item: WishlistItem;
  /** Taken off since the page was opened: its place stays, so that it can be put back. */
  readonly isGone: boolean;
}

/**
 * The list as a page shows it that stays open: every piece keeps its place, what was taken off leaves its place behind,
 * and what came meanwhile stands first.
 */
export function shownWishes(
  before: readonly ShownWish[],
  list: readonly WishlistItem[],
): readonly ShownWish[] {
  const current = new Map(list.map((item) => [item.identifier, item]));
  const held = new Set(before.map(({ item }) => item.identifier));
  const fresh = list.filter(({ identifier }) => !held.has(identifier));
  return [
    ...fresh.map((item) => ({ item, isGone: false })),
    ...before.map(({ item }) => {
      const now = current.get(item.identifier);
      return { item: now ?? item, isGone: now === undefined };
    }),
  ];
}

/** The wishes in their places for as long as the component is there. */
export function useShownWishes(list: readonly WishlistItem[]): readonly ShownWish[] {
  const [seen, setSeen] = useState(() => ({ list, shown: shownWishes([], list) }));
  if (seen.list === list) return seen.shown;
  const next = { list, shown: shownWishes(seen.shown, list) };
  setSeen(next);
  return next.shown;
}
