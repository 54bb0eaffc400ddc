import type { HomepageBody } from '@vitrine/contracts';
import { exclusiveCategoryAt } from '@vitrine/database';
import { accepted, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { mountExperiences } from './experiences.ts';
import { mountAgec } from './agec-paper.ts';
import { certificateContents } from './certificate-contents.ts';
import { isCountryKnown } from './content.store.ts';
import { findContent, findProductInfo, findServiceText, findWritten } from './find-content.ts';
import { findServiceNavigation } from './service-navigation.ts';
import { mountDrafts } from './drafts.ts';
import { mountFeeds } from './feeds.ts';
import { loadHomepage } from './homepage.ts';
import { mountNews } from './news.ts';

export { type AnswerRecord, onlineAnswers } from './answer.store.ts';
export { bodiesOfKind, findBody } from './content.store.ts';
export { followPublicationDay } from './publication.store.ts';
export { findContent } from './find-content.ts';
export { publishedExperiences } from './experience.store.ts';
export { readReadingTiles, type ReadingTiles } from './reading-tiles.ts';

/** Pages that an editor wrote: the home page, and everything the catch-all route leads to. */
export function mountEditorial(mount: MountCall, deps: ServiceDeps): void {
  const pageAt = async (path: string, locale: Locale) => {
    const found = await findWritten(deps.db, { path, country: locale.country }, locale);
    return found === undefined ? refused({ code: 'not_found' as const, about: path }) : accepted(found);
  };
  const homepages = createVersionMemory<HomepageBody | undefined>(deps);
  mount('getHomepage', async ({ locale }) => {
    const homepage = await homepages.get(locale.code, () => loadHomepage(deps.db, locale));
    return homepage === undefined ? refused({ code: 'not_found' }) : accepted(homepage);
  });
  mount('getContent', async ({ query, locale }) => {
    const wish = { seoUrl: query.seoUrl, country: query.dispatchCountry };
    const found = await findContent(deps.db, wish, locale);
    if (found !== undefined) return accepted(found);
    const path = query.seoUrl.replaceAll(/^\/+|\/+$/gu, '');
    const reserved = await deps.db.first(exclusiveCategoryAt, [path]);
    if (reserved === undefined) return refused({ code: 'not_found', about: query.seoUrl });
    // The id lets the page ask for whom it is open; it says no more than the path that was asked for.
    return refused({ code: 'exclusive', ...(reserved.isThere && { about: reserved.dimId }) });
  });
  mount('getInfoStaticProduct', async ({ locale }) => {
    const found = await findProductInfo(deps.db, locale);
    return found === undefined ? refused({ code: 'not_found' }) : accepted(found);
  });
  mount('getCertificateContents', async ({ principal: { customerId }, body, locale }) =>
    accepted(await certificateContents(deps.db, body, { customerId, locale })),
  );
  mountExperiences(mount, deps);
  mount('getFaq', ({ locale }) => pageAt('faq', locale));
  mountNews(mount, deps);
  mountFeeds(mount, deps);
  mountDrafts(mount, deps);
  mount('getContentById', ({ params: { id }, locale }) => pageAt(id, locale));
  mount('getContactUs', ({ locale }) => pageAt('contact-us', locale));
  mount('getClientServiceNavigation', async ({ locale }) => {
    const items = await findServiceNavigation(deps.db, locale);
    return items === undefined ? refused({ code: 'not_found' }) : accepted({ items: [...items] });
  });
  mount('getNewsletterContent', ({ locale }) => pageAt('newsletter', locale));
  mount('getOnlineRepair', ({ locale }) => pageAt('online-repair', locale));
  mount('getCareService', ({ locale }) => pageAt('care-service', locale));
  // Below the name of its service alone: the flat address is that of the shop's own home page.
  mount('getMagazineHomepage', ({ locale }) => pageAt('magazine', locale));
  mountAgec(mount, deps);
  mount('getExclusiveServiceEdito', async ({ params: { id }, locale }) => {
    const found = await findServiceText(deps.db, id, locale);
    return found === undefined ? refused({ code: 'not_found', about: id }) : accepted(found);
  });
  mount('getDeliveryReturns', async ({ query, locale }) => {
    const { dispatchCountry = locale.country } = query;
    const place = { path: 'delivery-returns', country: dispatchCountry };
    const isKnown = await isCountryKnown(deps.db, dispatchCountry);
    const found = isKnown ? await findWritten(deps.db, place, locale) : undefined;
    return found === undefined ? refused({ code: 'not_found', about: dispatchCountry }) : accepted(found);
  });
}
