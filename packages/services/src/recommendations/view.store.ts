import { mayHave, named, type Queryable, type Transaction } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

/** [R3.028] Whether customer `c` has agreed that their tastes are kept, for advice that fits them. */
export const CONSENTED = `EXISTS (SELECT FROM consent k
  WHERE k.subject = c.id AND k.type = 'ADDITIONAL_PERSONAL_DATA' AND k.value)`;

/** Nothing is written of who has not agreed, nor of a piece that is not for everybody. */
const RECORD = named('view-record')<[customerId: string, skuId: SkuId, now: Date]>(
  `INSERT INTO piece_view (customer_id, product_id, viewed_at)
   SELECT c.id, p.id, $3 FROM customer c, sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
   WHERE c.id = $1 AND s.id = $2 AND ${CONSENTED}
   ON CONFLICT (customer_id, product_id) DO UPDATE SET viewed_at = excluded.viewed_at`,
);
const HELD = named('views-held')<[customerId: string], { readonly entry: unknown }>(
  `SELECT jsonb_build_object('product', product_id, 'viewed_at', viewed_at) AS "entry!" FROM piece_view
   WHERE customer_id = $1 ORDER BY viewed_at`,
);
const FORGET = named('views-forget')<[customerId: string]>('DELETE FROM piece_view WHERE customer_id = $1');
/** What is old, and what its customer does not agree to any more. */
const SWEEP = named('sweep-views')<[before: Date, limit: number]>(
  `DELETE FROM piece_view WHERE (customer_id, product_id) IN (
     SELECT v.customer_id, v.product_id FROM piece_view v JOIN customer c ON c.id = v.customer_id
     WHERE v.viewed_at < $1 OR NOT ${CONSENTED} LIMIT $2 FOR UPDATE OF v SKIP LOCKED)
   RETURNING product_id`,
);

/** A customer looks at a piece. */
export async function recordView(
  db: Queryable,
  view: { readonly customerId: string; readonly skuId: SkuId; readonly now: Date },
): Promise<void> {
  await db.all(RECORD, [view.customerId, view.skuId, view.now]);
}

export async function heldViews(db: Queryable, customerId: string): Promise<readonly unknown[]> {
  return (await db.all(HELD, [customerId])).map(({ entry }) => entry);
}

export async function forgetViews(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.all(FORGET, [customerId]);
}

export async function dropViews(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.all(SWEEP, [before, limit])).length;
}
