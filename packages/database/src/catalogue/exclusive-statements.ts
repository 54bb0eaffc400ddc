import { named } from '../connection/statement.ts';

/** [R7.053] One of the SKUs asked for that is for entitled customers alone; none when all are for everybody. */
export const exclusiveAmong = named<[skuIds: readonly string[]], { readonly id: string }>(
  'exclusive-among',
  `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id
   WHERE s.id = ANY ($1::text[]) AND p.is_exclusive LIMIT 1`,
);
