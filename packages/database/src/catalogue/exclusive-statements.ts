import { named } from '../connection/statement.ts';
import { mayHave } from './access-sql.ts';

/**
 * [R7.053] One of the SKUs asked for that is for entitled customers alone and that this one may not see now;
 * undefined when they may see them all.
 */
export const exclusiveAmong = named<
  [skuIds: readonly string[], customerId: string, now: Date],
  { readonly id: string }
>(
  'exclusive-among',
  `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id
   WHERE s.id = ANY ($1::text[]) AND NOT ${mayHave('p', { customerId: '$2', now: '$3' })}
   LIMIT 1`,
);
