import type { Article, ArticleCard, MagazineCategory, ProductCard } from '@vitrine/contracts';
import { languageTag, type Locale, pageUrl } from '@vitrine/domain';
import { toMedias } from '../catalog/index.ts';
import type { ArticleRecord, MagazineCategoryRecord } from './magazine.store.ts';

/** An article as a list shows it, in the language of the locale or, said so, in English. */
export function toArticleCard(record: ArticleRecord, locale: Locale): ArticleCard {
  return { ...facts(record, locale), ...words(record.own ?? record.english, locale) };
}

/** The whole article in one language: that of the locale where its paragraphs are written in it, else English. */
export function toArticle(record: ArticleRecord, locale: Locale, products: readonly ProductCard[]): Article {
  const { own, english } = record;
  const text = own?.blocks ? own : english;
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

function words({ title, summary, language }: ArticleRecord['english'], locale: Locale) {
  return {
    title,
    summary,
    ...(language === locale.language ? {} : { language: languageTag(language) }),
  };
}

/** A category with its tags, each with the address of its list. */
export function toMagazineCategory(
  { chunk, texts, tags }: MagazineCategoryRecord,
  { code, language }: Locale,
): MagazineCategory {
  const own = texts[language];
  const { name, intro } = own ?? texts.eng;
  return {
    chunk,
    name,
    intro,
    ...(own === undefined ? { language: languageTag('eng') } : {}),
    url: pageUrl(code, `magazine/${chunk}`),
    tags: tags.map(({ code: tag, names }) => ({
      code: tag,
      name: (own === undefined ? undefined : names[language]) ?? names.eng,
      url: pageUrl(code, `magazine/${chunk}/${tag}`),
    })),
  };
}
