import type { ContentBody } from '@vitrine/contracts';
import { cardsOfSkus, type Queryable } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { toCard } from '../catalog/index.ts';
import { createMagazineStore, toArticle } from '../magazine/index.ts';
import { createAnswerStore } from './answer.store.ts';
import { articlesByCategory, marked, themeBlock } from './page-index.ts';

/**
 * What there is to read at a path, as a page of text: an article, a category of the magazine or a tag of it, a theme of
 * questions or an answer; undefined where nothing is.
 */
export async function findReading(
  db: Queryable,
  path: string,
  locale: Locale,
): Promise<ContentBody | undefined> {
  const [area, first, second, ...rest] = path.split('/');
  if (first === undefined || rest.length > 0) return undefined;
  if (area === 'faq') return findAnswer(db, { theme: first, slug: second }, locale);
  if (area !== 'magazine') return undefined;
  return first === 'articles'
    ? findArticle(db, second, locale)
    : findCategory(db, { category: first, tag: second }, locale);
}

/** [R7.094, R7.095] A category with its articles, or those of one tag. */
async function findCategory(
  db: Queryable,
  { category, tag }: { readonly category: string; readonly tag: string | undefined },
  locale: Locale,
): Promise<ContentBody | undefined> {
  const blocks = await articlesByCategory(db, locale, tag);
  const block = blocks.find(({ category: own }) => own === category)?.block;
  if (block === undefined || block.links.length === 0) return undefined;
  const { heading: title, text: lead, language, links } = block;
  return {
    target: 'content',
    ref: ['magazine', category, tag].filter((part) => part !== undefined).join('/'),
    ...(language === undefined ? {} : { language }),
    title,
    lead,
    blocks: [{ heading: '', text: '', links }],
  };
}

async function findArticle(
  db: Queryable,
  chunk: string | undefined,
  locale: Locale,
): Promise<ContentBody | undefined> {
  const records = await createMagazineStore(db).articlesIn(locale.language);
  const record = records.find((article) => article.chunk === chunk);
  if (record === undefined) return undefined;
  const cards = await db.all(cardsOfSkus, [locale.language, locale.country, record.sku_ids]);
  const { title, summary, language, media, blocks, products } = toArticle(
    record,
    locale,
    cards.map(({ card }) => toCard(card, locale)),
  );
  return {
    target: 'content',
    ref: `magazine/articles/${chunk}`,
    ...(language === undefined ? {} : { language }),
    title,
    lead: summary,
    // What the pieces look like, their cards say.
    ...(media === undefined || record.picture === null
      ? {}
      : { picture: { ...record.picture, alt: '', media } }),
    blocks,
    products,
  };
}

/** A theme with its questions, or one of them. */
async function findAnswer(
  db: Queryable,
  { theme, slug }: { readonly theme: string; readonly slug: string | undefined },
  locale: Locale,
): Promise<ContentBody | undefined> {
  const answers = await createAnswerStore(db).onlineIn(locale.language);
  const own = answers.filter((answer) => answer.theme === theme);
  if (slug === undefined) {
    const [block] = themeBlock(own, locale);
    if (block === undefined) return undefined;
    const { heading: title, text: lead, ...links } = block;
    return {
      target: 'content',
      ref: `faq/${theme}`,
      title,
      lead,
      blocks: [{ heading: '', text: '', ...links }],
    };
  }
  const answer = own.find((each) => each.slug === slug);
  return (
    answer && {
      target: 'content',
      ref: `faq/${theme}/${slug}`,
      ...marked(answer.language, locale),
      title: answer.title,
      blocks: [{ heading: '', text: answer.body }],
    }
  );
}
