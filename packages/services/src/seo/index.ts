import { accepted, type Language, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { bodiesOfKind } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';
import { findTags, type PageOfTags } from './find-tags.ts';

/** [R7.088] The tags of a page's head, at the gateway address and at its fallback. */
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
}
