import * as z from 'zod/mini';
import { ProductCard } from './catalog.ts';
import { Media } from './media.ts';

const Named = z.object({ name: z.string(), url: z.string() });

/** [R7.095] An article as a list shows it. */
export const ArticleCard = z.object({
  /** The last part of its address. */
  chunk: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** BCP 47, where it is in another language than the page. */
  language: z.optional(z.string()),
  category: z.string(),
  tags: z.array(z.string()),
  /** ISO date. */
  publishedOn: z.string(),
  /** Absent while the look has no such view. */
  media: z.optional(Media),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** [R7.092] An article: paragraphs in order, and the pieces it speaks of. */
export const Article = z.extend(ArticleCard, {
  blocks: z.array(z.object({ heading: z.string(), text: z.string() })),
  products: z.array(ProductCard),
});
export type Article = z.infer<typeof Article>;

export const ArticlesBody = z.object({ articles: z.array(ArticleCard), total: z.int() });
export type ArticlesBody = z.infer<typeof ArticlesBody>;
export const MoreArticlesBody = z.object({ articles: z.array(ArticleCard) });

/** [R7.094] */
export const MagazineCategory = z.object({
  chunk: z.string(),
  name: z.string(),
  intro: z.string(),
  language: z.optional(z.string()),
  url: z.string(),
  tags: z.array(z.object({ code: z.string(), ...Named.shape })),
});
export type MagazineCategory = z.infer<typeof MagazineCategory>;

/** [R7.096] */
export const MagazineMenuBody = z.object({ items: z.array(Named) });
/** [R7.098] By category, its newest articles. */
export const ArticlesByCategoryBody = z.record(z.string(), z.array(ArticleCard));
