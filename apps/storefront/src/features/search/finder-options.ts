import type { PredictiveBody } from '@vitrine/contracts';

type FoundPiece = PredictiveBody['products'][number];

/** One line that the arrows reach: it leads somewhere. */
export interface FinderOption {
  readonly to: string;
  readonly words: string;
  /** A piece, with its picture and price. */
  readonly piece?: FoundPiece;
  /** A search that this device remembers, and forgets at a press. */
  readonly recent?: string;
}

export type SectionId = 'recent' | 'suggestions' | 'pieces' | 'categories' | 'articles' | 'all';

export interface FinderSection {
  readonly id: SectionId;
  readonly options: readonly FinderOption[];
}

/** The address of the results of a search, without its locale. */
export const searchPath = (keyword: string): string => `/search?q=${encodeURIComponent(keyword)}`;

const searchOption = (keyword: string): FinderOption => ({ to: searchPath(keyword), words: keyword });

/** What is offered before anything was typed: what was searched on this device. */
export function recentSections(searches: readonly string[]): readonly FinderSection[] {
  return filled([
    { id: 'recent', options: searches.map((keyword) => ({ ...searchOption(keyword), recent: keyword })) },
  ]);
}

/** What is offered for a keyword, in the order of the screen; at the end the way to all that is found. */
export function predictedSections(predicted: PredictiveBody): readonly FinderSection[] {
  const { keyword, suggestions, products, categories, articles } = predicted;
  const found = filled([
    { id: 'suggestions', options: suggestions.map(searchOption) },
    { id: 'pieces', options: products.map((piece) => ({ to: piece.url, words: piece.name, piece })) },
    { id: 'categories', options: categories.map(({ url, name }) => ({ to: url, words: name })) },
    { id: 'articles', options: articles.map(({ url, title }) => ({ to: url, words: title })) },
  ]);
  return found.length === 0 ? [] : [...found, { id: 'all', options: [searchOption(keyword)] }];
}

const filled = (sections: readonly FinderSection[]) => sections.filter(({ options }) => options.length > 0);

/** Where a key leads from the active option (-1: none); undefined: the key is not ours. */
export function optionAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    // In the text they are the text's own.
    case 'Home':
      return active === -1 ? undefined : 0;
    case 'End':
      return active === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
