import { accepted, FALLBACK_LANGUAGE, localeOf, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { designBody, keepDesign, openDesign } from './designs.service.ts';
import { hasModeratedWord } from './moderation.ts';
import { findFonts, findPiece } from './personalisation.store.ts';
import { mountPictures } from './pictures.ts';
import { toPersoDetails } from './shown-design.ts';

export { designOf } from './designs.service.ts';
export { moderate } from './moderation.ts';
export { drawSavedDesign } from './pictures.ts';
export { offersFor } from './personalisation.store.ts';
export { shownDesign } from './shown-design.ts';

/** [R1.007, R7.057, R7.166, R2.023, R2.024] Letters on a piece, and pieces that are made to order. */
export function mountPersonalisation(mount: MountCall, deps: ServiceDeps): void {
  const { db } = deps;
  mount('getPersoDetails', async ({ params: { id }, locale }) => {
    const piece = await findPiece(db, id, locale);
    return piece === undefined
      ? refused({ code: 'not_found', about: id })
      : accepted(toPersoDetails(piece, locale));
  });
  mount('getLetterFont', async ({ params: { code } }) => {
    const font = (await findFonts(db, [code])).get(code);
    return font === undefined ? refused({ code: 'not_found', about: code }) : accepted(font);
  });
  mount('moderateText', async ({ query: { text, locale } }) => {
    const isListed = await hasModeratedWord(
      db,
      text,
      localeOf(locale ?? '') ?? { language: FALLBACK_LANGUAGE },
    );
    return accepted({ found: isListed ? '1' : '0' });
  });
  mount('saveDesign', ({ body, locale }) => keepDesign(deps, body, locale));
  mount('getDesign', async ({ params: { configId }, locale }) => {
    const found = await openDesign(db, configId, locale);
    return found === undefined
      ? refused({ code: 'not_found', about: 'configId' })
      : accepted(designBody(configId, found, locale));
  });
  mountPictures(mount, deps);
}
