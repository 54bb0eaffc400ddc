import { listing } from '@vitrine/database';
import { accepted, LISTING_PAGE_SIZE, listingPage, pageUrl, refused } from '@vitrine/domain';
import { toBreadcrumb, toCard, toMedias } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

/** [R7.009] Listings of the categories that have something to show; a page behind the last one is empty. */
export function mountSearch(mount: MountCall, { db }: ServiceDeps): void {
  mount('getListing', async ({ params, query, locale }) => {
    const { dimId } = params;
    const page = query.page ?? 0;
    const { language, country, code } = locale;
    const offset = page * LISTING_PAGE_SIZE;
    const record = await db.first(listing, [language, country, dimId, LISTING_PAGE_SIZE, offset]);
    if (record === undefined) return refused({ code: 'not_found', about: dimId });
    if (record.isExclusive) return refused({ code: 'exclusive' });
    if (record.total === 0) return refused({ code: 'not_found', about: dimId });
    const [picture] = toMedias(record.stillLife ?? '', record.media ?? []);
    return accepted({
      dimId,
      name: record.name,
      intro: record.intro,
      url: pageUrl(code, record.path),
      breadcrumb: toBreadcrumb(record.breadcrumb, locale),
      ...(picture && { picture }),
      ...(record.ageRestricted && { ageRestricted: true }),
      hits: record.cards.map((card) => toCard(card, locale)),
      nbHits: record.total,
      nbPages: listingPage(record.total, page).nbPages,
      page,
    });
  });
}
