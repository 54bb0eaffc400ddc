import { accepted, CATALOG_FILTER_RANGE, listingPage, type Locale, pageUrl, refused } from '@vitrine/domain';
import { toBreadcrumb, toMedias } from '../catalog/index.ts';
import type { MountCall } from '../http/call.ts';
import type { FindCategories, ListedCategory } from './category-memory.ts';
import { findCards, type PieceFinding } from './find-cards.ts';

interface ListingParts extends PieceFinding {
  readonly categories: FindCategories;
}

/** [R7.009, R7.056] Categories that have something to show, by pages and by places. */
export function mountListing(mount: MountCall, { categories, ...finding }: ListingParts): void {
  mount('getListing', async ({ params: { dimId }, query, locale }) => {
    const category = (await categories(locale)).get(dimId);
    if (category === undefined) return refused({ code: 'not_found', about: dimId });
    if (category.isExclusive) return refused({ code: 'exclusive' });
    const page = query.page ?? 0;
    const { offset, limit } = listingPage(0, page);
    const found = await findCards(finding, locale, { dimId, query, offset, limit });
    if (found.total === 0 && (await isEmpty(finding, locale, dimId))) {
      return refused({ code: 'not_found', about: dimId });
    }
    const { hits, total, facets, sort } = found;
    const { nbPages } = listingPage(total, page);
    return accepted({ ...headOf(category, locale), hits, nbHits: total, nbPages, page, facets, sort });
  });

  mount('getCategoryFilter', async ({ params: { dimId }, query, locale }) => {
    const category = (await categories(locale)).get(dimId);
    if (category === undefined || category.isExclusive) return refused({ code: 'not_found', about: dimId });
    const { first, last } = query.range ?? CATALOG_FILTER_RANGE;
    const places = { offset: first, limit: last - first + 1 };
    const { hits, total, facets } = await findCards(finding, locale, { dimId, query, ...places });
    if (total === 0 && (await isEmpty(finding, locale, dimId))) {
      return refused({ code: 'not_found', about: dimId });
    }
    if (first > 0 && first >= total) return refused({ code: 'range_not_satisfiable', about: 'range' });
    return accepted({ dimId, skus: hits, total, facets });
  });
}

/** Nothing is in it, whatever is chosen. */
async function isEmpty({ search }: PieceFinding, locale: Locale, dimId: string): Promise<boolean> {
  const { language, country } = locale;
  const all = { dimId, language, country, chosen: {}, sort: 'relevance', offset: 0, limit: 1 } as const;
  return (await search.findPieces(all)).total === 0;
}

/** What a listing opens with. */
function headOf(category: ListedCategory, locale: Locale) {
  const [picture] = toMedias(category.stillLife ?? '', category.media ?? []);
  return {
    dimId: category.dimId,
    name: category.name,
    intro: category.intro,
    url: pageUrl(locale.code, category.path),
    breadcrumb: toBreadcrumb(category.breadcrumb, locale),
    ...(picture && { picture }),
    ...(category.ageRestricted && { ageRestricted: true }),
  };
}
