import type { Article, ArticleCard } from '@vitrine/contracts';
import { cardsOfSkus, type Queryable } from '@vitrine/database';
import { foreignTag, type Locale, pageUrl } from '@vitrine/domain';
import { toCard, toMedias } from '../catalog/index.ts';
import { toReading } from '../reading/index.ts';
import type { ArticleRecord } from './magazine.store.ts';

/** An article as a list shows it, in the language of the locale or, said so, in English. */
export function toArticleCard(record: ArticleRecord, locale: Locale): ArticleCard {
  return { ...facts(record, locale), ...words(record.own ?? record.fallback, locale) };
}

/** The whole article in one language: that of the locale where its prose is written in it, else English. */
export async function toArticle(db: Queryable, record: ArticleRecord, locale: Locale): Promise<Article> {
  const { own, fallback } = record;
  const text = own?.blocks ? own : fallback;
  const [blocks, cards] = await Promise.all([
    toReading(db, text.blocks ?? [], locale),
    db.all(cardsOfSkus, [locale.language, locale.country, record.skuIds]),
  ]);
  return {
    ...facts(record, locale),
    ...words(text, locale),
    blocks,
    products: cards.map(({ card }) => toCard(card, locale)),
  };
}

function facts(record: ArticleRecord, locale: Locale) {
  const { chunk, category, tags, publishedOn, picture, media } = record;
  const [kept] = picture === null || media === undefined ? [] : toMedias(picture.look, [media]);
  return {
    chunk,
    url: pageUrl(locale.code, `magazine/articles/${chunk}`),
    category,
    tags: [...tags],
    publishedOn,
    ...(kept === undefined ? {} : { media: kept }),
  };
}

function words({ title, summary, language }: ArticleRecord['fallback'], locale: Locale) {
  return {
    title,
    summary,
    language: foreignTag(language, locale.language),
  };
}
