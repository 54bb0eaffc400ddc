import type { ContentBody, ContentTile } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { publishedArticles, toArticle, toArticleCard } from '../magazine/index.ts';
import { magazineCategories, toMagazineCategory } from '../magazine-categories/index.ts';

/**
 * [R7.070] What stands below `/magazine/` as a page of text: an article, or a category or a tag that has articles. Their
 * pages ask the magazine itself; this tells what a path is, and what it is called.
 */
export async function findInMagazine(
  db: Queryable,
  path: string,
  locale: Locale,
): Promise<ContentBody | undefined> {
  const [, first = '', second] = path.split('/');
  const articles = await publishedArticles(db, locale.language);
  if (first === 'articles') {
    const record = articles.find(({ chunk }) => chunk === second);
    if (record === undefined) return undefined;
    const { title, summary: lead, language, blocks: prose, products } = await toArticle(db, record, locale);
    return { target: 'content', ref: path, language, title, lead, blocks: [], prose, products };
  }
  const record = (await magazineCategories(db)).find(({ chunk }) => chunk === first);
  const isUsed = articles.some(
    ({ category, tags }) => category === first && (second === undefined || tags.includes(second)),
  );
  if (record === undefined || !isUsed) return undefined;
  const { name, intro, language, tags } = toMagazineCategory(record, locale);
  const tag = tags.find(({ code }) => code === second)?.name;
  const title = tag === undefined ? name : `${name}: ${tag}`;
  return { target: 'content', ref: path, language, title, lead: intro, blocks: [] };
}

/** Every published article as a tile, by its id. */
export async function articleTiles(db: Queryable, locale: Locale): Promise<ReadonlyMap<string, ContentTile>> {
  const [articles, records] = await Promise.all([
    publishedArticles(db, locale.language),
    magazineCategories(db),
  ]);
  const names = new Map(records.map((record) => [record.chunk, toMagazineCategory(record, locale).name]));
  return new Map(
    articles.map((record) => {
      const { title, summary, url, language, media, category } = toArticleCard(record, locale);
      const note = names.get(category);
      const tile = {
        title,
        text: summary,
        url,
        language,
        ...(note !== undefined && { note }),
        ...(media && { media }),
      };
      return [record.chunk, tile];
    }),
  );
}
