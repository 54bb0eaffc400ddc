import type { FacetId } from '@vitrine/domain';
import type { Correction } from '../search-index.ts';

/** What a word of a question means: a key of the texts, the beginning of one, a value of a facet, a category. */
export type Meaning =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'prefix'; readonly prefix: string }
  | { readonly kind: 'facet'; readonly facet: FacetId; readonly value: string }
  | { readonly kind: 'category'; readonly dimId: string };

/** One way to understand a word: all of `parts` are meant. */
export interface Alternative {
  readonly parts: readonly Meaning[];
  /** How sure it is, 1 to AS_TYPED. */
  readonly sureness: number;
}

/** A word or phrase of the question: any of its alternatives answers it. Without one it is not understood. */
export interface Clause {
  readonly alternatives: readonly Alternative[];
}

export interface Question {
  readonly clauses: readonly Clause[];
  readonly correction?: Correction;
}

export const AS_TYPED = 10;
export const CONCEPT = 9;
export const SYNONYM = 7;
export const BEGINNING = 6;
export const PART_OF_NAME = 5;
export const MISTYPED = 4;
/** What a facet value or a category weighs beside words (weight × quality): a little more than a word of the type. */
export const CONCEPT_WEIGHT = 90;

/** How much a clause counts, by how many of all documents answer it: rarer words say more. 16 to some 270. */
export function rarity(documents: number, answering: number): number {
  return Math.max(16, Math.round(16 * Math.log2(1 + documents / Math.max(1, answering))));
}

/** The places of the clauses that say of what kind a piece is: those that mean a category. */
export function clausesOfKind({ clauses }: Question): readonly number[] {
  return clauses.flatMap(({ alternatives }, place) =>
    alternatives.some(({ parts: [only, ...more] }) => only?.kind === 'category' && more.length === 0)
      ? [place]
      : [],
  );
}

/** What a piece is worth at least for a clause that means its kind. */
export const OF_KIND = CONCEPT * CONCEPT_WEIGHT;

/** What answering every clause is worth: more than any piece has that leaves one unanswered. */
export const COMPLETE_WORTH = 2 ** 26;

/** How many clauses a document must answer when none answers all: at least half, and never none. */
export function enoughClauses(clauses: number): number {
  return Math.max(1, Math.ceil(clauses / 2));
}
