import type { ContentBody, ContentTile, MagazineCategory } from '@vitrine/contracts';
import { cardsOfSkus, type Queryable } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { toCard } from '../catalog/index.ts';
import {
  type ArticleRecord,
  magazineCategories,
  publishedArticles,
  readNext,
  toArticle,
  toArticleCard,
  toMagazineCategory,
} from '../magazine/index.ts';
import { trailTo } from './trail-to.ts';

type Filters = NonNullable<ContentBody['filters']>;

/** [R9.014] */
const READ_MORE = 3;

/** [R2.033, R7.097] Every article, the newest first, and the categories they are in. */
export async function magazineLanding(
  db: Queryable,
  locale: Locale,
): Promise<Pick<ContentBody, 'tiles' | 'filters'>> {
  const magazine = await readMagazine(db, locale);
  const { articles, categories } = magazine;
  return {
    tiles: articles.map((article) => toTile(article, categories, locale)),
    filters: [categoryFilters(magazine)],
  };
}

/** [R2.034, R7.094] A category with its articles, or those of one tag; undefined where there are none. */
export async function findMagazineCategory(
  db: Queryable,
  { category: chunk, tag }: { readonly category: string; readonly tag: string | undefined },
  locale: Locale,
): Promise<ContentBody | undefined> {
  const magazine = await readMagazine(db, locale);
  const { articles, categories, landing } = magazine;
  const category = categories.find((each) => each.chunk === chunk);
  const own = articles.filter((article) => article.category === chunk);
  const shown = own.filter(({ tags }) => tag === undefined || tags.includes(tag));
  if (category === undefined || shown.length === 0) return undefined;
  const { name, intro, language } = category;
  const used = category.tags.filter(({ code }) => own.some(({ tags }) => tags.includes(code)));
  return {
    target: 'content',
    ref: ['magazine', chunk, tag].filter((part) => part !== undefined).join('/'),
    ...(language === undefined ? {} : { language }),
    title: name,
    lead: intro,
    blocks: [],
    trail: landing,
    filters: [
      categoryFilters(magazine, chunk),
      used.map(({ code, name: label, url }) => ({
        label,
        // The tag that is chosen leads back to all of the category.
        url: code === tag ? category.url : url,
        isCurrent: code === tag,
      })),
    ],
    tiles: shown.map((article) => toTile(article, categories, locale)),
  };
}

/** [R2.035, R7.092] An article, the pieces it speaks of, and three to read after it. */
export async function findMagazineArticle(
  db: Queryable,
  chunk: string | undefined,
  locale: Locale,
): Promise<ContentBody | undefined> {
  const { articles, categories, landing } = await readMagazine(db, locale);
  const record = articles.find((article) => article.chunk === chunk);
  if (record === undefined) return undefined;
  const cards = await db.all(cardsOfSkus, [locale.language, locale.country, record.skuIds]);
  const products = cards.map(({ card }) => toCard(card, locale));
  const { title, summary, language, media, blocks } = toArticle(record, locale, products);
  const category = categories.find((each) => each.chunk === record.category);
  const next = readNext(articles, record).slice(0, READ_MORE);
  return {
    target: 'content',
    ref: `magazine/articles/${chunk}`,
    ...(language === undefined ? {} : { language }),
    title,
    lead: summary,
    note: dateOf(record, locale),
    trail: [...landing, ...(category === undefined ? [] : [{ label: category.name, url: category.url }])],
    // What the pieces look like, their cards say.
    ...(media === undefined || record.picture === null
      ? {}
      : { picture: { ...record.picture, alt: '', media } }),
    blocks,
    products,
    more: next.map((article) => toTile(article, categories, locale)),
  };
}

async function readMagazine(db: Queryable, locale: Locale) {
  const [articles, records, landing] = await Promise.all([
    publishedArticles(db, locale.language),
    magazineCategories(db),
    trailTo(db, 'magazine', locale),
  ]);
  const categories = records.map((record) => toMagazineCategory(record, locale));
  return { articles, categories, landing };
}

/** The magazine as a whole, and its categories. */
function categoryFilters(
  { landing, categories }: Awaited<ReturnType<typeof readMagazine>>,
  current?: string,
): Filters[number] {
  return [
    ...landing.map((whole) => ({ ...whole, isCurrent: current === undefined })),
    ...categories.map(({ chunk, name, url }) => ({ label: name, url, isCurrent: chunk === current })),
  ];
}

/** Every published article as a tile, by its id. */
export async function articleTiles(db: Queryable, locale: Locale): Promise<ReadonlyMap<string, ContentTile>> {
  const { articles, categories } = await readMagazine(db, locale);
  return new Map(articles.map((article) => [article.chunk, toTile(article, categories, locale)]));
}

function toTile(record: ArticleRecord, categories: readonly MagazineCategory[], locale: Locale): ContentTile {
  const { title, summary, url, language, media, category } = toArticleCard(record, locale);
  const name = categories.find(({ chunk }) => chunk === category)?.name;
  return {
    title,
    text: summary,
    url,
    ...(name === undefined ? {} : { note: name }),
    ...(language === undefined ? {} : { language }),
    ...(media === undefined ? {} : { media }),
  };
}

/** The day it was published, as the locale writes it. */
function dateOf({ publishedOn: day }: ArticleRecord, { bcp47 }: Locale): string {
  return new Intl.DateTimeFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
