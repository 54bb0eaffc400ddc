import type { ChosenFacets, FacetId, HouseLanguage, ListingSort, SkuId } from '@vitrine/domain';
import type { HouseWords, PieceDocument, TextDocument, TextKind } from './documents.ts';

/** For whom a question is answered: words in this language, prices of this country. */
export interface AskedFor {
  readonly language: HouseLanguage;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface PieceQuery extends AskedFor {
  /** A category and all below it; left out: the whole house. */
  readonly dimId?: string;
  /** What a shopper typed; left out: a listing. */
  readonly keyword?: string;
  readonly chosen: ChosenFacets;
  readonly sort: ListingSort;
  /** Pieces to leave out at the beginning. */
  readonly offset: number;
  readonly limit: number;
}

/** Each hit stands on the SKU that answers best what was asked: its colour, its size. */
export interface PieceHit {
  readonly productId: string;
  readonly skuId: SkuId;
}

export interface FacetCounts {
  readonly id: FacetId;
  /** In the order they are shown. `count`: the pieces that are found with this value of the facet. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** Another spelling of what was typed: searched in its place (`isApplied`), or only offered. */
export interface Correction {
  readonly keyword: string;
  readonly isApplied: boolean;
}

export interface FoundPieces {
  readonly total: number;
  readonly hits: readonly PieceHit[];
  /** Facets with a value to choose, in the order of FACET_IDS, at most 60 values each. */
  readonly facets: readonly FacetCounts[];
  /** `dimId` of the categories that a keyword is about, the surest first; of a listing none. */
  readonly categories: readonly string[];
  readonly correction?: Correction;
}

export interface TextQuery extends AskedFor {
  readonly keyword: string;
  readonly kinds: readonly TextKind[];
  /** Only texts of this category. */
  readonly dimId?: string;
  readonly offset: number;
  readonly limit: number;
  /** Newest or oldest first; left out: by relevance. */
  readonly dateSort?: 'asc' | 'desc';
}

/** A text that was found, with what is shown of it. */
export interface FoundText extends Pick<TextDocument, 'id' | 'kind' | 'path' | 'date'> {
  readonly title: string;
  readonly lead: string;
  /** The language these words are in: the one asked for, or the fallback. */
  readonly language: HouseLanguage;
}

export interface FoundTexts {
  readonly total: number;
  readonly hits: readonly FoundText[];
  readonly correction?: Correction;
}

export interface AnswerQuery extends Pick<AskedFor, 'language'> {
  /** A question in a shopper's own words, or the beginning of one. */
  readonly question: string;
  readonly limit: number;
}

export interface PredictQuery extends AskedFor {
  readonly keyword: string;
  /** At most so many of each: suggestions, pieces, categories, texts. */
  readonly limit: number;
}

export interface Predicted {
  /** What may be meant, completed, as it is shown. */
  readonly suggestions: readonly string[];
  readonly pieces: readonly PieceHit[];
  /** Their `dimId`. */
  readonly categories: readonly string[];
  readonly texts: readonly FoundText[];
  readonly correction?: Correction;
}

export interface SimilarQuery extends AskedFor {
  readonly productId: string;
  readonly limit: number;
}

/** What finds pieces and texts. It holds only what everybody may see. */
export interface SearchIndex {
  /** [R7.009] [R7.012] [R7.064] A listing, or the pieces that answer a keyword, with facets and their counts. */
  findPieces(query: PieceQuery): Promise<FoundPieces>;
  /** [R7.012] [R7.065] Articles, answers of the FAQ and pages of the house. */
  findTexts(query: TextQuery): Promise<FoundTexts>;
  /** [R7.138] The ids of the answers of the FAQ that answer a question best, the best first. Words of it may be in none. */
  findAnswers(query: AnswerQuery): Promise<readonly string[]>;
  /** [R7.014] While somebody types: completed words, pieces, categories, texts. The last word may be its beginning. */
  predict(query: PredictQuery): Promise<Predicted>;
  /** Pieces most like a product, never itself; none where the product is unknown. */
  findSimilar(query: SimilarQuery): Promise<readonly PieceHit[]>;
}

/** An index that is kept in this process. What is asked after a change is answered with it. */
export interface KeptIndex extends SearchIndex {
  /** How many pieces it holds. */
  readonly size: number;
  /** Adds pieces, or replaces those of the same product. */
  put(documents: readonly PieceDocument[]): void;
  remove(productIds: readonly string[]): void;
  /** Replaces categories, texts and vocabulary. */
  setWords(words: HouseWords): void;
}
