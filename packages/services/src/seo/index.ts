import { categories, type CategoryRecord } from '@vitrine/database';
import { accepted, type Language, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { bodiesOfKind } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';
import { findLinks, type PageOfLinks } from './find-links.ts';
import { findTags, type PageOfTags } from './find-tags.ts';

export { createSitemap, type ReadSitemap } from './sitemap.ts';

/** [R7.088, R7.089] The tags of a page's head and the links at its foot, at the gateway address and at its fallback. */
export function mountSeo(mount: MountCall, deps: ServiceDeps): void {
  const { db, config } = deps;
  const texts = createVersionMemory<ReadonlyMap<string, { readonly body: unknown }>>(deps);
  const textsIn = (language: Language) => texts.get(language, () => bodiesOfKind(db, 'seo', language));
  const source = { db, textsIn, origin: config.ownOrigins[0] ?? '' };
  const answer = async (query: PageOfTags, locale: Locale) => {
    const tags = await findTags(source, query, locale);
    return tags === undefined ? refused({ code: 'not_found', about: query.page }) : accepted(tags);
  };
  mount('getSeoTags', ({ query, locale }) => answer(query, locale));
  mount('getSeoTagsLegacy', ({ query, locale }) => answer(query, locale));

  const trees = createVersionMemory<readonly CategoryRecord[]>(deps);
  const linksOf = async (query: PageOfLinks, locale: Locale) => {
    const shown = await trees.get(locale.language, () => db.all(categories, [locale.language]));
    const links = await findLinks({ db, shown }, query, locale);
    return links === undefined ? refused({ code: 'not_found', about: query.seoUrl }) : accepted(links);
  };
  mount('getSeoLinks', ({ query, locale }) => linksOf(query, locale));
  mount('getSeoLinksLegacy', ({ query, locale }) => linksOf(query, locale));
}
