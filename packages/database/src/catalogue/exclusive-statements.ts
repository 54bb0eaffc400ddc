import { named } from '../connection/statement.ts';

/**
 * [R7.053] One of the SKUs asked for that is for entitled customers alone and that this one may not see now: he is not
 * of its sale, or the sale is not open; none when he may see them all.
 */
export const exclusiveAmong = named<
  [skuIds: readonly string[], customerId: string, now: Date],
  { readonly id: string }
>(
  'exclusive-among',
  `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id
   WHERE s.id = ANY ($1::text[]) AND p.is_exclusive AND NOT EXISTS (
     SELECT FROM exclusive_sale sale JOIN exclusive_entitlement entitled ON entitled.sale_id = sale.id
     WHERE sale.id = p.exclusive_sale_id AND entitled.customer_id = $2
       AND sale.opens_at <= $3 AND $3 < sale.closes_at)
   LIMIT 1`,
);
