import { LISTING_SORTS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { Breadcrumb, ProductCard } from './catalog.ts';
import { Facet } from './listing.ts';
import { Media } from './media.ts';
import { Price } from './money.ts';

/** Something to read that answers a search. */
export const TextHit = z.object({
  id: z.string(),
  /** Of the magazine, of the questions that are asked, or a page of the house. */
  kind: z.enum(['article', 'answer', 'page']),
  title: z.string(),
  url: z.string(),
  /** Its lead or its beginning: a few lines. */
  excerpt: z.string(),
  /** ISO date, of an article. */
  date: z.optional(z.string()),
  /** BCP 47, where it is in another language than was asked for. */
  language: z.optional(z.string()),
});
export type TextHit = z.infer<typeof TextHit>;

/** What was searched in place of the keyword (`isApplied`), or might be. */
const Correction = z.object({ keyword: z.string(), isApplied: z.boolean() });

/** What was asked, without spaces at its ends. */
const asked = { keyword: z.string(), correction: z.optional(Correction) };

/** Texts that are shown beside pieces: the best ones, and how many there are. */
const Texts = z.object({ hits: z.array(TextHit), nbHits: z.int() });

/** [R7.012] What is found for a keyword. With `filter=sku`, and behind the first page, texts and categories are left out. */
export const RecordsBody = z.object({
  ...asked,
  skus: z.object({
    /** Each stands on the SKU that answers best. */
    hits: z.array(ProductCard),
    nbHits: z.int(),
    nbPages: z.int(),
    page: z.int(),
    facets: z.array(Facet),
    sort: z.enum(LISTING_SORTS),
  }),
  categories: z.array(Breadcrumb),
  articles: Texts,
  /** Answers to questions, and pages of the house. */
  answers: Texts,
});
export type RecordsBody = z.infer<typeof RecordsBody>;

/** [R7.014] What is shown while somebody types. */
export const PredictiveBody = z.object({
  ...asked,
  /** Words that complete what was typed. */
  suggestions: z.array(z.string()),
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      url: z.string(),
      mediaUrl: z.string(),
      /** Absent while its look has no picture. */
      media: z.optional(Media),
      price: z.optional(Price),
      /** [R3.045] In place of `price` where there are several: the lowest. */
      priceFrom: z.optional(Price),
      disambiguatingDescription: z.string(),
    }),
  ),
  categories: z.array(Breadcrumb),
  articles: z.array(TextHit),
});
export type PredictiveBody = z.infer<typeof PredictiveBody>;

/** [R7.064] A part of the pieces that answer a keyword, by their places. */
export const FoundPiecesBody = z.object({
  ...asked,
  skus: z.array(ProductCard),
  total: z.int(),
  facets: z.array(Facet),
});

/** [R7.065] A part of the articles that answer a keyword. */
export const FoundArticlesBody = z.object({
  ...asked,
  articles: z.array(TextHit),
  total: z.int(),
});
export type FoundArticlesBody = z.infer<typeof FoundArticlesBody>;
