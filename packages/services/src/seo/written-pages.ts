import { type Queryable } from '@vitrine/database';
import { type Locale, pageUrl } from '@vitrine/domain';
import { bodiesOfKind, onlineAnswers, publishedExperiences } from '../editorial/index.ts';
import { isListed } from '../footer/index.ts';
import { publishedArticles } from '../magazine/index.ts';
import { magazineCategories } from '../magazine-categories/index.ts';
import { openStores } from '../store/index.ts';

/** A page that is neither a product's nor a category's: whose texts for heads it has, and its path below the locale. */
interface WrittenPage {
  readonly kind: 'homepage' | 'content' | 'stores' | 'store' | 'experiences' | 'experience';
  readonly path: string;
}

/** What the house wrote and search engines may show, in a lasting order. A house has some hundreds of them. */
export async function writtenPages(
  db: Queryable,
  { language, code }: Locale,
  now: Date,
): Promise<readonly WrittenPage[]> {
  const [pages, stories, answers, articles, categories, stores, experiences] = await Promise.all([
    bodiesOfKind(db, 'page', language),
    bodiesOfKind(db, 'story', language),
    onlineAnswers(db, language),
    publishedArticles(db, language),
    magazineCategories(db),
    openStores(db, language),
    publishedExperiences(db, now),
  ]);
  // The edition of a page for a country stands at the address of the page.
  const written = [...pages.keys()].filter((ref) => !ref.includes('.'));
  const shelves = categories.flatMap(({ chunk, tags }) => {
    const own = articles.filter(({ category }) => category === chunk);
    const used = tags.filter((tag) => own.some((article) => article.tags.includes(tag.code)));
    return own.length === 0 ? [] : [chunk, ...used.map((tag) => `${chunk}/${tag.code}`)];
  });
  const content = new Set([
    ...written,
    ...[...stories.keys()].map((ref) => `stories/${ref}`),
    ...answers.flatMap(({ theme, slug }) => [`faq/${theme}`, `faq/${theme}/${slug}`]),
    ...shelves.map((shelf) => `magazine/${shelf}`),
    ...articles.map(({ chunk }) => `magazine/articles/${chunk}`),
  ]);
  const all: readonly WrittenPage[] = [
    { kind: 'homepage', path: 'homepage' },
    { kind: 'stores', path: 'stores' },
    ...stores.map(({ slug }) => ({ kind: 'store' as const, path: `point-of-sale/${slug}` })),
    { kind: 'experiences', path: 'experiences/exposedExperiences' },
    ...experiences.map(({ id }) => ({ kind: 'experience' as const, path: `experiences/${id}` })),
    ...[...content].map((path) => ({ kind: 'content' as const, path })),
  ];
  return all
    .filter(({ path }) => isListed({ url: pageUrl(code, path) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
