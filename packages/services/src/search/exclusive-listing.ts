import { cardsOfEntitled, categoryGuard } from '@vitrine/database';
import { accepted, type Locale, refused, type SkuId } from '@vitrine/domain';
import { type CardMemory, checkAccess, mayHaveOfSale, toCard } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { saleIndexes } from '../search-index/index.ts';
import type { FindCategories } from './category-memory.ts';
import type { PieceFinding } from './find-cards.ts';
import { pageOf } from './listing.ts';

interface SaleParts extends Pick<PieceFinding, 'facetNames'> {
  readonly categories: FindCategories;
}

/** [R7.010, R7.013] Categories of private sales, for the customers who are invited: the same listing, kept nowhere. */
export function mountExclusiveListing(
  mount: MountCall,
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
  { categories, facetNames }: SaleParts,
): void {
  const { db, clock } = deps;
  const indexOf = saleIndexes(deps);
  mount('checkExclusiveListing', ({ params: { id }, session }) =>
    checkAccess(deps, session, { id, of: categoryGuard }),
  );
  mount('getExclusiveListing', async ({ params: { dimId }, query, locale, principal: { customerId } }) => {
    const now = clock.now();
    const access = await mayHaveOfSale(db, { id: dimId, of: categoryGuard, customerId, now });
    if (!access.ok) return access;
    const category = (await categories(locale)).get(dimId);
    const finding = {
      search: await indexOf(dimId),
      cards: cardsFor(deps, { customerId, now }),
      facetNames,
    };
    const page = category && (await pageOf(finding, locale, { category, query }));
    return page === undefined ? refused({ code: 'not_found', about: dimId }) : accepted(page);
  });
}

/** The cards of what a customer may have now: kept for nobody. */
function cardsFor(
  { db }: Pick<ServiceDeps, 'db'>,
  { customerId, now }: { readonly customerId: string; readonly now: Date },
): CardMemory {
  return {
    async of(locale: Locale, skuIds: readonly SkuId[]) {
      const { language, country } = locale;
      const rows = await db.all(cardsOfEntitled, [language, country, skuIds, customerId, now]);
      return rows.map(({ card }) => toCard(card, locale));
    },
  };
}
