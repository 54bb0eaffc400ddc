import type { SkuId } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import { isInvitedTo, isLetIn, mayHave } from './access-sql.ts';

/** [R7.053] One of the SKUs asked for that this customer may not have now; undefined when they may have them all. */
export const exclusiveAmong = named('exclusive-among')<
  [skuIds: readonly SkuId[], customerId: string, now: Date]
>(
  `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id
   WHERE s.id = ANY ($1::text[]) AND NOT ${mayHave('p', { customerId: '$2', now: '$3' })}
   LIMIT 1`,
);

/** A product or a category with its private sale, as one customer stands to it; null dates: there is no sale. */
export interface GuardedRecord {
  readonly isExclusive: boolean;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly isInvited: boolean;
  readonly isLetIn: boolean;
  readonly saleId: string | null;
  readonly ageRestricted: boolean;
}
type Asked = [id: string, customerId: string | null, now: Date];

const guardOf = (table: 'product' | 'category', key: 'id' | 'dim_id'): string => `
  SELECT guarded.is_exclusive, sale.opens_at, sale.closes_at, sale.id AS sale_id,
    ${isInvitedTo('sale', '$2')} AS "is_invited!", ${isLetIn('sale', { customerId: '$2', now: '$3' })} AS "is_let_in!",
    guarded.age_restricted
  FROM ${table} guarded LEFT JOIN exclusive_sale sale ON sale.id = guarded.exclusive_sale_id
  WHERE guarded.${key} = $1`;

/** [R7.050] What decides who may have a product. */
export const productGuard = named('product-guard')<Asked>(guardOf('product', 'id'));

/** [R7.051] The same of a category. */
export const categoryGuard = named('category-guard')<Asked>(guardOf('category', 'dim_id'));

/** [R7.050] Whether an owner has an order with this product in it, and the order did not come to nothing. */
export const hasOrdered = named('has-ordered')<
  [market: string, sessionId: string | null, customerId: string | null, productId: string]
>(
  `SELECT EXISTS (
     SELECT FROM shop_order o
     JOIN order_line line ON line.market = o.market AND line.order_id = o.id
     JOIN sku ON sku.id = line.sku_id AND sku.product_id = $4
     WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3)
       AND o.state NOT IN ('draft', 'awaiting_client', 'cancelled', 'expired')) AS "owned!"`,
);

/** A file, and the exclusive products it is of. */
export interface GuardedFile {
  /** `media/au2006-crystal` for all pictures of a look, `models/au2006.glb`, `videos/…`. */
  readonly file: string;
  readonly productIds: readonly string[];
}

/** [R6.011] The files that belong to exclusive products and to no other. */
export const guardedFiles = named('guarded-files')<[]>(
  `WITH used (file, product_id) AS (
     SELECT 'media/' || look, product_id FROM sku
     UNION SELECT asset.file, sku.product_id FROM try_on_asset asset JOIN sku ON sku.id = asset.sku_id
     UNION SELECT model ->> 'file', id FROM product WHERE model IS NOT NULL
     UNION SELECT stored ->> 'file', video.product_id
       FROM video, jsonb_array_elements(video.media -> 'files' || jsonb_build_array(video.media -> 'poster')) stored
   )
   SELECT used.file, array_agg(p.id) AS "product_ids!"
   FROM used JOIN product p ON p.id = used.product_id
   GROUP BY used.file HAVING NOT bool_or(${mayHave('p')})`,
);
