import { named } from '../connection/statement.ts';

export interface AvailabilityRecord {
  readonly id: string;
  readonly in_stock: boolean;
}

const IN_STOCK = `coalesce(stock.on_hand - stock.reserved > 0, false) AS in_stock`;

/** [R7.047] Which SKUs have a piece in a pool that nobody holds; unknown ids are left out. */
export const availabilityOfSkus = named<[pool: string, ids: readonly string[]], AvailabilityRecord>(
  'availability-of-skus',
  `SELECT s.id, ${IN_STOCK}
   FROM sku s LEFT JOIN stock ON stock.sku_id = s.id AND stock.pool = $1
   WHERE s.id = ANY ($2::text[])`,
);

/** [R7.046] The same for the SKUs of a product. */
export const availabilityOfProduct = named<[pool: string, productId: string], AvailabilityRecord>(
  'availability-of-product',
  `SELECT s.id, ${IN_STOCK}
   FROM sku s LEFT JOIN stock ON stock.sku_id = s.id AND stock.pool = $1
   WHERE s.product_id = $2 AND NOT s.is_sample
   ORDER BY s.rank`,
);
