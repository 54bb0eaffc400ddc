import type { FacetId, HouseLanguage, SkuId } from '@vitrine/domain';

/** One text in the languages that it is written in; the fallback language is always there. */
export type InLanguages<Text> = Readonly<Partial<Record<HouseLanguage, Text>>>;

/** One product as the index sees it. Exclusive products, and those without a SKU to show, are not in the index. */
export interface PieceDocument {
  readonly productId: string;
  /** The categories it stands in itself (not those above them), and its rank in each: a whole number from 0. */
  readonly categories: readonly { readonly dimId: string; readonly place: number }[];
  readonly productType: string;
  readonly subFamily: string;
  /** Values of the facet `material`. */
  readonly materials: readonly string[];
  /** Days since 1970-01-01; 0 where unknown. */
  readonly launchedOn: number;
  readonly words: InLanguages<PieceWords>;
  /** In the order they are shown; the first is the one that its card opens with. At least one. */
  readonly skus: readonly SkuDocument[];
}

export interface PieceWords {
  readonly name: string;
  readonly short: string;
  readonly disambiguating: string;
  readonly long: string;
}

export interface SkuDocument {
  readonly skuId: SkuId;
  /** Pictures hang on it: one colour in all its sizes. */
  readonly look: string;
  /** A value of the facet `colour`. */
  readonly colourFamily: string;
  /** A value of the facet `finish`. */
  readonly finish: string | null;
  readonly size: string | null;
  readonly tryOnType: string | null;
  /** Country → minor units of its currency; a country without a price is left out. */
  readonly prices: Readonly<Record<string, number>>;
  readonly words: InLanguages<SkuWords>;
}

export interface SkuWords {
  /** The colour's own name, such as 'Smoke'. */
  readonly colour: string;
  /** What else is said of this SKU alone. */
  readonly label: string;
}

export const TEXT_KINDS = ['article', 'answer', 'page'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** An article of the magazine, an answer of the FAQ, or a page of the house. */
export interface TextDocument {
  /** Unlike that of any other document of its kind. */
  readonly id: string;
  readonly kind: TextKind;
  /** Below the locale: '/magazine/a-workshop'. */
  readonly path: string;
  /** 'YYYY-MM-DD', where it has one. */
  readonly date?: string;
  /** The categories of the magazine and of the catalogue that it belongs to, with those above them. */
  readonly dimIds: readonly string[];
  readonly words: InLanguages<TextWords>;
}

export interface TextWords {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Of an answer: the theme that it stands in. */
  readonly theme?: string;
  /** Of an answer: the words that its question is asked in by others. */
  readonly asked?: string;
}

export interface CategoryDocument {
  readonly dimId: string;
  readonly parentId: string | null;
  /** Its place among all categories: pieces of a lower rank come first in a category above. */
  readonly rank: number;
  /** Below the locale. */
  readonly path: string;
  readonly words: InLanguages<{ readonly name: string; readonly intro: string }>;
}

/** Words of the house: names of facet values, and groups of words that mean the same. */
export interface Vocabulary {
  readonly facetValues: readonly FacetValueWords[];
  /** Each group: words or short phrases, in each language, that stand for one another. */
  readonly synonyms: readonly InLanguages<readonly string[]>[];
}

export interface FacetValueWords {
  readonly facet: FacetId;
  readonly value: string;
  /** Its place in the order that the values of the facet are shown in. */
  readonly rank: number;
  readonly names: InLanguages<string>;
  readonly synonyms: InLanguages<readonly string[]>;
}

/** Everything the index holds beside the pieces: small, and handed over whole. */
export interface HouseWords {
  readonly categories: readonly CategoryDocument[];
  readonly texts: readonly TextDocument[];
  readonly vocabulary: Vocabulary;
}
