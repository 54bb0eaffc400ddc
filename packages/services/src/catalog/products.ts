import type { ProductResponse } from '@vitrine/contracts';
import {
  looksOfSkus,
  productList,
  productPage,
  type ProductPageRecord,
  type Queryable,
} from '@vitrine/database';
import { accepted, type Locale, refused, type Result, type SkuId } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { toProduct, toProductResponse } from './to-product.ts';

interface ProductWish {
  readonly id: string;
  /** The SKU to open on; the product's default when left out. */
  readonly skuId?: SkuId;
}
interface ProductRefusal {
  readonly code: 'not_found' | 'exclusive' | 'default_sku_missing';
  readonly about?: string;
}

/** Products, one at a time with all that a page shows, or several. */
export function mountProducts(mount: MountCall, { db }: ServiceDeps): void {
  mount('getProduct', ({ params, locale }) => findProduct(db, locale, { id: params.id }));
  mount('getProductVariant', ({ params, locale }) =>
    findProduct(db, locale, { id: params.id, skuId: params.variant }),
  );
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
  db: Queryable,
  locale: Locale,
  { id, skuId }: ProductWish,
): Promise<Result<ProductResponse, ProductRefusal>> {
  const record = await db.first(productPage, [locale.language, locale.country, id]);
  if (record === undefined || record.skus.length === 0) return refused({ code: 'not_found', about: id });
  if (record.isExclusive) return refused({ code: 'exclusive' });
  const openingSkuId = skuId ?? record.defaultSkuId;
  const isThere = record.skus.some((sku) => sku.skuId === openingSkuId);
  if (!isThere && skuId !== undefined) return refused({ code: 'not_found', about: skuId });
  if (!isThere) return refused({ code: 'default_sku_missing' });
  const looks = await looksWith(db, locale, record);
  return accepted(toProductResponse({ ...record, looks }, locale, skuId));
}

async function looksWith(db: Queryable, locale: Locale, { hasLooks, skus }: ProductPageRecord) {
  if (!hasLooks) return [];
  const rows = await db.all(looksOfSkus, [locale.language, locale.country, skus.map(({ skuId }) => skuId)]);
  return rows.map(({ look }) => look);
}
