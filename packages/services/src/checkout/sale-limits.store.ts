import { named, orderedOfSale, type Transaction } from '@vitrine/database';
import { type Refusals, refused, type Result, accepted } from '@vitrine/domain';

type OrderValues = [market: string, orderId: string, customerId: string];

const LIMITED = `FROM order_line l JOIN sku ON sku.id = l.sku_id AND NOT sku.is_sample JOIN product p ON p.id = sku.product_id
   JOIN exclusive_sale sale ON sale.id = p.exclusive_sale_id AND sale.pieces_per_customer IS NOT NULL
   WHERE l.market = $1 AND l.order_id = $2`;
const LOCK_CUSTOMER = named('commit-lock-limited-customer')<OrderValues>(
  `SELECT id FROM customer WHERE id = $3 AND EXISTS (SELECT ${LIMITED}) FOR NO KEY UPDATE`,
);
const EXCEEDED = named('commit-exceeded-sales')<OrderValues>(
  `SELECT min(l.sku_id) AS "sku_id!", min(sale.pieces_per_customer) AS "max!" ${LIMITED}
   GROUP BY sale.id
   HAVING sum(l.quantity) + ${orderedOfSale('sale.id', '$3')} > min(sale.pieces_per_customer)
   ORDER BY sale.id`,
);

/**
 * [R7.129] Whether an order keeps to the pieces that its private sales give each customer. The customer's row is locked
 * first, so that of two commits at once, in two markets even, the second counts the order of the first.
 */
export async function checkSaleLimits(
  transaction: Transaction,
  { market, id }: { readonly market: string; readonly id: string },
  customerId: string | undefined,
): Promise<Result<undefined, Refusals<'sale_limit_reached'>>> {
  if (customerId === undefined) return accepted(undefined);
  const values: OrderValues = [market, id, customerId];
  if ((await transaction.first(LOCK_CUSTOMER, values)) === undefined) return accepted(undefined);
  const exceeded = await transaction.all(EXCEEDED, values);
  const [first, ...more] = exceeded.map(
    ({ skuId, max }) => ({ code: 'sale_limit_reached', about: skuId, max }) as const,
  );
  return first === undefined ? accepted(undefined) : refused([first, ...more]);
}
