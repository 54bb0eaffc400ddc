import { accepted, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import {
  magazineCategories,
  type MagazineCategoryRecord,
  toMagazineCategory,
} from '../magazine-categories/index.ts';
import { type ArticleRecord, publishedArticles } from './magazine.store.ts';
import { toArticle, toArticleCard } from './to-article.ts';

export { draftArticle, publishedArticles } from './magazine.store.ts';
export { toArticle, toArticleCard } from './to-article.ts';

/** [R9.013] The first nine. */
const FIRST_ARTICLES = { first: 0, last: 8 };
/** [R9.014, R7.098] Articles to read next, and newest ones of a category. */
const A_FEW = 3;

/** What the magazine's calls read, kept as long as the catalogue stays the same. */
interface Magazine {
  readonly articlesIn: (locale: Locale) => Promise<readonly ArticleRecord[]>;
  readonly categories: () => Promise<readonly MagazineCategoryRecord[]>;
}

/** The magazine: published articles by category and tag. */
export function mountMagazine(mount: MountCall, deps: ServiceDeps): void {
  const articles = createVersionMemory<readonly ArticleRecord[]>(deps);
  const categories = createVersionMemory<readonly MagazineCategoryRecord[]>(deps);
  const magazine: Magazine = {
    articlesIn: ({ language }) => articles.get(language, () => publishedArticles(deps.db, language)),
    categories: () => categories.get('all', () => magazineCategories(deps.db)),
  };
  mountArticles(mount, magazine, deps);
  mountLists(mount, magazine);
  mountCategories(mount, magazine);
}

/** [R7.092, R7.093] One article, and what to read after it. */
function mountArticles(mount: MountCall, { articlesIn }: Magazine, { db }: ServiceDeps): void {
  mount('getArticle', async ({ params: { chunk }, locale }) => {
    const record = (await articlesIn(locale)).find((article) => article.chunk === chunk);
    if (record === undefined) return refused({ code: 'not_found', about: chunk });
    return accepted(await toArticle(db, record, locale));
  });
  mount('getMoreArticles', async ({ params: { chunk }, query: { howMany = A_FEW }, locale }) => {
    const records = await articlesIn(locale);
    const read = records.find((article) => article.chunk === chunk);
    if (read === undefined) return refused({ code: 'not_found', about: chunk });
    const next = readNext(records, read).slice(0, howMany);
    return accepted({ articles: next.map((record) => toArticleCard(record, locale)) });
  });
}

/** [R7.069, R7.095] The articles of a category or a tag; the editorial service answers the same. */
function mountLists(mount: MountCall, { articlesIn, categories }: Magazine): void {
  const list = async ({ query, locale }: Pick<Call<'getArticles'>, 'query' | 'locale'>) => {
    const { category, tag, range: { first, last } = FIRST_ARTICLES } = query;
    const isKnown = category === undefined || (await categories()).some(({ chunk }) => chunk === category);
    if (!isKnown) return refused({ code: 'not_found' as const, about: category });
    const records = (await articlesIn(locale)).filter((record) => isOf(record, { category, tag }));
    const shown = records.slice(first, last + 1).map((record) => toArticleCard(record, locale));
    return accepted({ articles: shown, total: records.length });
  };
  mount('getArticles', list);
  mount('getEditorialArticles', list);
}

/** [R7.068, R7.094, R7.096, R7.098] The categories, and the newest articles of each. */
function mountCategories(mount: MountCall, { articlesIn, categories }: Magazine): void {
  mount('getMagazineCategory', async ({ params: { chunk }, locale }) => {
    const record = (await categories()).find((category) => category.chunk === chunk);
    if (record === undefined) return refused({ code: 'not_found', about: chunk });
    return accepted(toMagazineCategory(record, locale));
  });
  mount('getEditorialCategories', async ({ locale }) =>
    accepted({ categories: (await categories()).map((record) => toMagazineCategory(record, locale)) }),
  );
  mount('getMagazineMenu', async ({ locale }) => {
    const items = (await categories()).map((record) => toMagazineCategory(record, locale));
    return accepted({ items: items.map(({ name, url }) => ({ name, url })) });
  });
  mount('getArticlesOfCategories', async ({ params: { ids }, locale }) => {
    const known = (await categories()).map(({ chunk }) => chunk).filter((chunk) => ids.includes(chunk));
    if (known.length === 0) return refused({ code: 'not_found', about: ids.join(',') });
    const records = await articlesIn(locale);
    const newest = known.map((category) => [
      category,
      records
        .filter((record) => isOf(record, { category }))
        .slice(0, A_FEW)
        .map((record) => toArticleCard(record, locale)),
    ]);
    return accepted(Object.fromEntries(newest));
  });
}

interface ArticleFilter {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
}

function isOf(record: ArticleRecord, { category, tag }: ArticleFilter): boolean {
  return (
    (category === undefined || record.category === category) &&
    (tag === undefined || record.tags.includes(tag))
  );
}

/** [R7.093] All others, those of the same category before the rest, newest first. */
function readNext(records: readonly ArticleRecord[], read: ArticleRecord): readonly ArticleRecord[] {
  const others = records.filter(({ chunk }) => chunk !== read.chunk);
  const own = others.filter(({ category }) => category === read.category);
  return [...own, ...others.filter((record) => !own.includes(record))];
}
