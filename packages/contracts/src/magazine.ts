import * as z from 'zod/mini';
import { ProductCard } from './catalog.ts';
import { ContentBody } from './editorial.ts';
import { MagazineCategory, Named } from './magazine-category.ts';
import { Media } from './media.ts';
import { ReadingBlock } from './reading.ts';

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

/** [R7.092] An article: its prose, and the pieces it speaks of. */
export const Article = z.extend(ArticleCard, {
  blocks: z.array(ReadingBlock),
  products: z.array(ProductCard),
});
export type Article = z.infer<typeof Article>;

export const ArticlesBody = z.object({ articles: z.array(ArticleCard), total: z.int() });
export type ArticlesBody = z.infer<typeof ArticlesBody>;
export const MoreArticlesBody = z.object({ articles: z.array(ArticleCard) });

/** [R7.068] All of them, in the order of the house. */
export const EditorialCategoriesBody = z.object({ categories: z.array(MagazineCategory) });
export type EditorialCategoriesBody = z.infer<typeof EditorialCategoriesBody>;

/** [R2.026] What is not published yet: an article, or a page or story. */
export const DraftBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), article: Article }),
  z.object({ kind: z.literal('content'), content: ContentBody }),
]);
export type DraftBody = z.infer<typeof DraftBody>;

/** [R7.096] */
export const MagazineMenuBody = z.object({ items: z.array(Named) });
/** [R7.098] By category, its newest articles. */
export const ArticlesByCategoryBody = z.record(z.string(), z.array(ArticleCard));
