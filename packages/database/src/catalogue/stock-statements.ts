import { named } from '../connection/statement.ts';
import { mayHave } from './access-sql.ts';

export interface AvailabilityRecord {
  readonly id: string;
  readonly in_stock: boolean;
}

type Viewer = [customerId: string | null, now: Date];

const IN_STOCK = `coalesce(stock.on_hand - stock.reserved > 0, false) AS in_stock`;
const STOCK_OF_VIEWER = `
   FROM sku s
   JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$3', now: '$4' })}
   LEFT JOIN stock ON stock.sku_id = s.id AND stock.pool = $1`;

/** [R7.047] Which SKUs have a piece in a pool that nobody holds; those the viewer may not have are left out. */
export const availabilityOfSkus = named<
  [pool: string, ids: readonly string[], ...viewer: Viewer],
  AvailabilityRecord
>('availability-of-skus', `SELECT s.id, ${IN_STOCK} ${STOCK_OF_VIEWER} WHERE s.id = ANY ($2::text[])`);

/** [R7.046] The same for the SKUs of a product. */
export const availabilityOfProduct = named<
  [pool: string, productId: string, ...viewer: Viewer],
  AvailabilityRecord
>(
  'availability-of-product',
  `SELECT s.id, ${IN_STOCK} ${STOCK_OF_VIEWER} WHERE s.product_id = $2 AND NOT s.is_sample ORDER BY s.rank`,
);
