import type { ListingBody, ProductCard } from '@vitrine/contracts';
import { accepted, CATALOG_FILTER_RANGE, listingPage, type Locale, pageUrl, refused } from '@vitrine/domain';
import { toBreadcrumb, toMedias } from '../catalog/index.ts';
import type { ReadingTiles } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';
import type { FindCategories, ListedCategory } from './category-memory.ts';
import { findCards, type PieceFinding } from './find-cards.ts';

interface ListingParts extends PieceFinding {
  readonly categories: FindCategories;
  readonly tiles: FindReadingTiles;
}

/** What there is to read in a locale, kept for a version of the catalogue. */
type FindReadingTiles = (locale: Locale) => Promise<ReadingTiles>;

/** [R7.009, R7.056] Categories that have something to show, by pages and by places. */
export function mountListing(mount: MountCall, { categories, tiles, ...finding }: ListingParts): void {
  mount('getListing', async ({ params: { dimId }, query, locale }) => {
    const category = (await categories(locale)).get(dimId);
    if (category === undefined) return refused({ code: 'not_found', about: dimId });
    if (category.isExclusive) return refused({ code: 'exclusive' });
    const found = await pageOf(finding, locale, { category, query });
    return found === undefined
      ? refused({ code: 'not_found', about: dimId })
      : accepted({
          ...found,
          ...(isPlain(found) && arrangementOf(category, found.hits, await tiles(locale))),
        });
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

interface WantedPage {
  readonly category: ListedCategory;
  readonly query: Parameters<typeof findCards>[2]['query'] & { readonly page?: number | undefined };
}

/** [R7.009] A page of a category; undefined where nothing is in it, whatever is chosen. */
export async function pageOf(
  finding: PieceFinding,
  locale: Locale,
  { category, query }: WantedPage,
): Promise<ListingBody | undefined> {
  const { dimId } = category;
  const page = query.page ?? 0;
  const { hits, total, facets, sort } = await findCards(finding, locale, {
    dimId,
    query,
    ...placesOf(page),
  });
  if (total === 0 && (await isEmpty(finding, locale, dimId))) return undefined;
  const { nbPages } = listingPage(total, page);
  return { ...headOf(category, locale), hits, nbHits: total, nbPages, page, facets, sort };
}

function placesOf(page: number): { readonly offset: number; readonly limit: number } {
  const { offset, limit } = listingPage(0, page);
  return { offset, limit };
}

/** Nothing is chosen, and the pieces stand in the house's order. */
const isPlain = ({ sort, facets }: ListingBody): boolean =>
  sort === 'relevance' && facets.every(({ values }) => !values.some(isChosen));

const isChosen = (value: { readonly isChosen: boolean }): boolean => value.isChosen;

/** [R2.031] What stands between the pieces and which of them stand wide, as far as there is any. */
function arrangementOf(
  { tiles, wideProducts }: ListedCategory,
  hits: readonly ProductCard[],
  reading: ReadingTiles,
): Pick<ListingBody, 'tiles' | 'wide'> {
  const shown = tiles.flatMap(({ after, kind, ref }) => {
    const tile = reading.get(`${kind}/${ref}`);
    return tile === undefined ? [] : [{ ...tile, after }];
  });
  const wide = hits.map(({ productId }) => productId).filter((productId) => wideProducts.includes(productId));
  return { ...(shown.length > 0 && { tiles: shown }), ...(wide.length > 0 && { wide }) };
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
