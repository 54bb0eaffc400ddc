import type { ProductCard, ProductResponse } from '@vitrine/contracts';
import {
  productGuard,
  productList,
  productPage,
  type ProductPageRecord,
  pushedCards,
} from '@vitrine/database';
import { accepted, type Locale, refused, type Result, type SkuId } from '@vitrine/domain';
import type { PieceHit } from '@vitrine/search';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { NotReadyYet } from '../http/failures.ts';
import { mayHaveOfSale } from './access.ts';
import type { CardMemory } from './card-memory.ts';
import { readAsides } from './product-asides.ts';
import { toCard } from './to-card.ts';
import { toProduct, toProductResponse } from './to-product.ts';

interface ProductParts extends Pick<ServiceDeps, 'db' | 'log' | 'search'> {
  readonly cards: CardMemory;
}
interface ProductWish {
  readonly id: string;
  /** The SKU to open on; the product's default when left out. */
  readonly skuId?: SkuId;
  /** The shopper may have it though it is of a private sale. */
  readonly isInvited?: boolean;
}
interface ProductRefusal {
  readonly code: 'not_found' | 'exclusive' | 'default_sku_missing';
  readonly about?: string;
}

/** Products, one at a time with all that a page shows, or several. */
export function mountProducts(mount: MountCall, deps: ServiceDeps, cards: CardMemory): void {
  const { db, clock, log, search } = deps;
  const parts = { db, log, search, cards };
  mount('getProduct', ({ params, locale }) => findProduct(parts, locale, { id: params.id }));
  mount('getProductVariant', ({ params, locale }) =>
    findProduct(parts, locale, { id: params.id, skuId: params.variant }),
  );
  mount('getExclusiveProduct', async ({ params: { id }, locale, principal: { customerId } }) => {
    const access = await mayHaveOfSale(db, { id, of: productGuard, customerId, now: clock.now() });
    return access.ok ? findProduct(parts, locale, { id, isInvited: true }) : access;
  });
  mount('getProductPush', async ({ params: { id }, locale }) => {
    const record = await db.first(pushedCards, [locale.language, locale.country, id]);
    if (record === undefined) return refused({ code: 'not_found', about: id });
    return accepted({ products: record.cards.map((card) => toCard(card, locale)) });
  });
  mount('getProducts', async ({ params, locale }) => {
    const records = await db.all(productList, [locale.language, locale.country, params.list]);
    if (records.length === 0) return refused({ code: 'not_found' });
    const products = records.map((record) => toProduct(record, locale));
    return accepted({ productList: products, productListSize: products.length });
  });
}

/**
 * [R7.048, R7.066, R8.043] An exclusive product tells nothing of itself; one without a single picture is not there yet,
 * and one that no SKU opens is not shown.
 */
async function findProduct(
  parts: ProductParts,
  locale: Locale,
  { id, skuId, isInvited = false }: ProductWish,
): Promise<Result<ProductResponse, ProductRefusal>> {
  const { db } = parts;
  const record = await db.first(productPage, [locale.language, locale.country, id]);
  if (record === undefined || record.skus.length === 0) return refused({ code: 'not_found', about: id });
  if (record.isExclusive && !isInvited) return refused({ code: 'exclusive' });
  const openingSkuId = skuId ?? record.defaultSkuId;
  const isThere = record.skus.some((sku) => sku.skuId === openingSkuId);
  if (!isThere && skuId !== undefined) return refused({ code: 'not_found', about: skuId });
  if (!isThere) return refused({ code: 'default_sku_missing' });
  const [asides, similar] = await Promise.all([
    readAsides(parts, locale, record),
    similarTo(parts, locale, record),
  ]);
  return accepted(toProductResponse({ ...record, ...asides, similar }, locale, skuId));
}

/** Pieces like one that names none itself. */
const SIMILAR = 4;

/** [R3.006] The pieces most like a product, where the house names none; without those that stand beside it already. */
async function similarTo(
  { search, cards }: ProductParts,
  locale: Locale,
  { id, relations }: ProductPageRecord,
): Promise<readonly ProductCard[]> {
  if (relations.some(({ kind }) => kind === 'similar')) return [];
  const beside = new Set(relations.map(({ card }) => card.productId));
  const { language, country } = locale;
  const limit = SIMILAR + beside.size;
  const found = await search.findSimilar({ language, country, productId: id, limit }).catch(noneYet);
  const others = found.filter(({ productId }) => !beside.has(productId)).slice(0, SIMILAR);
  return cards.of(
    locale,
    others.map(({ skuId }) => skuId),
  );
}

/** A product is shown while the index is still being made. */
function noneYet(error: unknown): readonly PieceHit[] {
  if (error instanceof NotReadyYet) return [];
  throw error;
}
