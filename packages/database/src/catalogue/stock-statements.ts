import type { SkuId } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import { mayHave } from './access-sql.ts';
import { freeStock } from './shown-sku.ts';

export interface AvailabilityRecord {
  readonly skuId: SkuId;
  readonly inStock: boolean;
}

type Viewer = [customerId: string | null, now: Date];

const STOCK_OF_VIEWER = `
   SELECT s.id AS sku_id, ${freeStock('s.id', '$1')} > 0 AS in_stock
   FROM sku s
   JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$3', now: '$4' })}`;

/** [R7.047] Which SKUs have a piece in a pool that nobody holds; those the viewer may not have are left out. */
export const availabilityOfSkus = named('availability-of-skus')<
  [pool: string, ids: readonly string[], ...viewer: Viewer],
  AvailabilityRecord
>(`${STOCK_OF_VIEWER} WHERE s.id = ANY ($2::text[])`);

/** [R7.046] The same for the SKUs of a product. */
export const availabilityOfProduct = named('availability-of-product')<
  [pool: string, productId: string, ...viewer: Viewer],
  AvailabilityRecord
>(`${STOCK_OF_VIEWER} WHERE s.product_id = $2 AND NOT s.is_sample ORDER BY s.rank`);
