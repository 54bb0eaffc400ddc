import type { Article, ArticleCard, MagazineCategory, ProductCard } from '@vitrine/contracts';
import { foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';
import { toMedias } from '../catalog/index.ts';
import type { ArticleRecord, MagazineCategoryRecord } from './magazine.store.ts';

/** An article as a list shows it, in the language of the locale or, said so, in English. */
export function toArticleCard(record: ArticleRecord, locale: Locale): ArticleCard {
  return { ...facts(record, locale), ...words(record.own ?? record.fallback, locale) };
}

/** The whole article in one language: that of the locale where its paragraphs are written in it, else English. */
export function toArticle(record: ArticleRecord, locale: Locale, products: readonly ProductCard[]): Article {
  const { own, fallback } = record;
  const text = own?.blocks ? own : fallback;
  return {
    ...facts(record, locale),
    ...words(text, locale),
    blocks: (text.blocks ?? []).map(({ heading = '', text: paragraph }) => ({ heading, text: paragraph })),
    products: [...products],
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

/** A category with its tags, each with the address of its list. */
export function toMagazineCategory(
  { chunk, texts, tags }: MagazineCategoryRecord,
  { code, language }: Locale,
): MagazineCategory {
  const { text, language: written } = readIn(texts, language);
  return {
    chunk,
    ...text,
    language: foreignTag(written, language),
    url: pageUrl(code, `magazine/${chunk}`),
    tags: tags.map(({ code: tag, names }) => ({
      code: tag,
      // In the language of the category, so that a list is not half in one and half in another.
      name: readIn(names, written).text,
      url: pageUrl(code, `magazine/${chunk}/${tag}`),
    })),
  };
}
