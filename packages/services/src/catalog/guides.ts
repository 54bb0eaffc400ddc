import { accepted, foreignTag, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findCareLink, findSizeGuide } from './guide.store.ts';

/** [R7.058, R7.061] Which size fits, and how a piece lasts. */
export function mountGuides(mount: MountCall, { db }: ServiceDeps): void {
  mount('getSizeGuide', async ({ params: { id }, locale }) => {
    const guide = await findSizeGuide(db, id, locale.language);
    if (guide === undefined) return refused({ code: 'not_found', about: id });
    return accepted({ ...guide.body, textLanguage: foreignTag(guide.language, locale.language) });
  });
  mount('getCareLink', async ({ params: { id }, locale }) => {
    const care = await findCareLink(db, id, locale.language);
    if (care === undefined) return refused({ code: 'not_found', about: id });
    return accepted({ ...care.body, textLanguage: foreignTag(care.language, locale.language) });
  });
}
