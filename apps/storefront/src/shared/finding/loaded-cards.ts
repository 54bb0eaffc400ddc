import type { ProductCard } from '@vitrine/contracts';
import { useEffect } from 'react';
import { addressOf, type Finding, stateOf } from './finding.ts';

/** The pages of a listing that are shown below each other. */
interface LoadedCards {
  /** The first of them, from 0. */
  readonly first: number;
  readonly pages: readonly (readonly ProductCard[])[];
  /** The products among them that stand two cards wide. */
  readonly wide: ReadonlySet<string>;
}

/** Choices of listings whose pages are remembered while the document lives: enough to go back a few times. */
const REMEMBERED = 8;
const memory = new Map<string, LoadedCards>();

/**
 * The pages up to this one: those that were shown of the same choice, where this one follows them or is among them, and
 * this one as it is now. What lay behind it is dropped: its address does not say that it was seen.
 */
export function withPage(
  known: LoadedCards | undefined,
  { page, hits, wide = [] }: Pick<Finding, 'page' | 'hits' | 'wide'>,
): LoadedCards {
  const isAmong = known !== undefined && page >= known.first && page <= known.first + known.pages.length;
  if (!isAmong) return { first: page, pages: [hits], wide: new Set(wide) };
  const pages = [...known.pages.slice(0, page - known.first), hits];
  return { first: known.first, pages, wide: new Set([...known.wide, ...wide]) };
}

/** The pages that are shown of a listing: all that were loaded, on the way back as well. */
export function useLoadedCards(finding: Finding): LoadedCards {
  const choice = addressOf(finding, stateOf(finding));
  const loaded = withPage(memory.get(choice), finding);
  useEffect(() => {
    memory.delete(choice);
    memory.set(choice, loaded);
    const [oldest] = memory.keys();
    if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
  });
  return loaded;
}
