import type { ContentBody } from '@vitrine/contracts';
import { categoryAtPath, type Queryable } from '@vitrine/database';
import { languageTag, type Locale } from '@vitrine/domain';
import * as z from 'zod/mini';
import { createContentStore } from './content.store.ts';

const WrittenPage = z.object({
  title: z.string(),
  blocks: z.array(z.object({ heading: z.string(), text: z.string() })),
});

/** [R7.070] What a path of the catch-all route is: a page that an editor wrote, or a category; undefined: nothing. */
export async function findContent(
  db: Queryable,
  seoUrl: string,
  { language }: Locale,
): Promise<ContentBody | undefined> {
  const path = seoUrl.replaceAll(/^\/+|\/+$/gu, '');
  const page = await createContentStore(db).find({ kind: 'page', ref: path, language });
  if (page !== undefined) {
    const marked = page.language === language ? {} : { language: languageTag(page.language) };
    return { target: 'content', ref: path, ...marked, ...WrittenPage.parse(page.body) };
  }
  const category = await db.first(categoryAtPath, [language, path]);
  return category && { target: 'category', ref: category.dim_id, title: category.name, blocks: [] };
}
