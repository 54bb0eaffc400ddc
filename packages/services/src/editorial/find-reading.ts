import type { ContentBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { foreignTag, type Locale, pageUrl } from '@vitrine/domain';
import { onlineAnswers } from './answer.store.ts';
import { findInMagazine } from './magazine-pages.ts';
import { themeBlock } from './page-index.ts';
import { trailTo } from './trail-to.ts';

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
  return area === 'magazine' ? findInMagazine(db, path, locale) : undefined;
}

/** A theme with its questions, or one of them. */
async function findAnswer(
  db: Queryable,
  { theme, slug }: { readonly theme: string; readonly slug: string | undefined },
  locale: Locale,
): Promise<ContentBody | undefined> {
  const answers = await onlineAnswers(db, locale.language);
  const own = answers.filter((answer) => answer.theme === theme);
  const [block] = themeBlock(own, locale);
  if (block === undefined) return undefined;
  const trail = await trailTo(db, 'faq', locale);
  if (slug === undefined) {
    const { heading: title, text: lead, ...links } = block;
    return {
      target: 'content',
      ref: `faq/${theme}`,
      title,
      lead,
      trail,
      blocks: [{ heading: '', text: '', ...links }],
    };
  }
  const answer = own.find((each) => each.slug === slug);
  return (
    answer && {
      target: 'content',
      ref: `faq/${theme}/${slug}`,
      language: foreignTag(answer.language, locale.language),
      title: answer.title,
      trail: [...trail, { label: block.heading, url: pageUrl(locale.code, `faq/${theme}`) }],
      blocks: [{ heading: '', text: answer.body }],
    }
  );
}
