import { accepted, type HouseLanguage, languageTag, type Locale, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findCareLink, findSizeGuide } from './guide.store.ts';

/** [R7.058, R7.061] Which size fits, and how a piece lasts. */
export function mountGuides(mount: MountCall, { db }: ServiceDeps): void {
  mount('getSizeGuide', async ({ params: { id }, locale }) => {
    const guide = await findSizeGuide(db, id, locale.language);
    if (guide === undefined) return refused({ code: 'not_found', about: id });
    return accepted({ ...guide.body, ...markOf(guide, locale) });
  });
  mount('getCareLink', async ({ params: { id }, locale }) => {
    const care = await findCareLink(db, id, locale.language);
    if (care === undefined) return refused({ code: 'not_found', about: id });
    return accepted({ ...care.body, ...markOf(care, locale) });
  });
}

/** Says so where a text is not in the language of the page. */
function markOf(
  { language }: { readonly language: HouseLanguage },
  locale: Locale,
): { readonly textLanguage?: string } {
  return language === locale.language ? {} : { textLanguage: languageTag(language) };
}
