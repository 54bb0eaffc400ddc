import type { ContentBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { type HouseLanguage, languageTag, type Locale, pageUrl } from '@vitrine/domain';
import * as z from 'zod/mini';
import { createMagazineStore, toArticleCard, toMagazineCategory } from '../magazine/index.ts';
import { type AnswerRecord, createAnswerStore } from './answer.store.ts';
import { createContentStore } from './content.store.ts';

type Block = ContentBody['blocks'][number];
type ReadIndex = (db: Queryable, locale: Locale) => Promise<readonly Block[]>;

const INDEXES: ReadonlyMap<string, ReadIndex> = new Map([
  ['faq', answersByTheme],
  ['magazine', magazineContents],
  ['stories', storiesInOrder],
]);

/** What a written page is the table of contents of: questions by theme, articles by category, stories. */
export async function indexOf(db: Queryable, path: string, locale: Locale): Promise<readonly Block[]> {
  return (await INDEXES.get(path)?.(db, locale)) ?? [];
}

async function answersByTheme(db: Queryable, locale: Locale): Promise<readonly Block[]> {
  const answers = await createAnswerStore(db).onlineIn(locale.language);
  return [...Map.groupBy(answers, ({ theme }) => theme).values()].flatMap((own) => themeBlock(own, locale));
}

/** A theme with its questions. */
export function themeBlock(answers: readonly AnswerRecord[], locale: Locale): readonly Block[] {
  const [first] = answers;
  if (first === undefined) return [];
  const own = first.theme_texts[locale.language];
  const { name, intro } = own ?? first.theme_texts.eng;
  const links = answers.map(({ title, theme, slug }) => ({
    label: title,
    url: pageUrl(locale.code, `faq/${theme}/${slug}`),
  }));
  return [
    { heading: name, text: intro, ...marked(own === undefined ? 'eng' : locale.language, locale), links },
  ];
}

async function magazineContents(db: Queryable, locale: Locale): Promise<readonly Block[]> {
  return (await articlesByCategory(db, locale)).map(({ block }) => block);
}

/** The categories of the magazine with their articles; of a tag alone where one is given. */
export async function articlesByCategory(db: Queryable, locale: Locale, tag?: string) {
  const store = createMagazineStore(db);
  const [articles, categories] = await Promise.all([store.articlesIn(locale.language), store.categories()]);
  return categories.map((record) => {
    const { chunk, name, intro, language } = toMagazineCategory(record, locale);
    const own = articles.filter(
      ({ category, tags }) => category === chunk && (tag === undefined || tags.includes(tag)),
    );
    const links = own
      .map((article) => toArticleCard(article, locale))
      .map(({ title, url }) => ({ label: title, url }));
    return { category: chunk, block: { heading: name, text: intro, ...(language && { language }), links } };
  });
}

const Titled = z.object({ title: z.string(), lead: z.string() });

async function storiesInOrder(db: Queryable, locale: Locale): Promise<readonly Block[]> {
  const stories = await createContentStore(db).allOf('story', locale.language);
  return [...stories].map(([ref, { body, language }]) => {
    const { title, lead } = Titled.parse(body);
    const url = pageUrl(locale.code, `stories/${ref}`);
    return { heading: '', text: lead, ...marked(language, locale), links: [{ label: title, url }] };
  });
}

/** The language of a text, where it is not the page's. */
export function marked(language: HouseLanguage, locale: Locale): { readonly language?: string } {
  return language === locale.language ? {} : { language: languageTag(language) };
}
