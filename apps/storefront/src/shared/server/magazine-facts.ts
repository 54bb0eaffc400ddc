import type { Article, ContentBody, MagazineCategory } from '@vitrine/contracts';
import { dateFormat } from '@vitrine/domain';
import type { Locale } from '@vitrine/domain';

/** [R9.014] So many are offered to read on. */
export const READ_MORE = '3';

/** A day as the locale writes it. */
export const dayOf = (day: string, { bcp47 }: Pick<Locale, 'bcp47'>): string =>
  dateFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** From the magazine down to the category of an article. */
export function trailOf(
  { category }: Pick<Article, 'category'>,
  landing: Pick<ContentBody, 'title'>,
  categories: readonly Pick<MagazineCategory, 'chunk' | 'name' | 'url'>[],
): readonly { readonly name: string; readonly url: string }[] {
  const own = categories.find(({ chunk }) => chunk === category);
  const whole = { name: landing.title, url: '/magazine' };
  return own === undefined ? [whole] : [whole, { name: own.name, url: own.url }];
}
