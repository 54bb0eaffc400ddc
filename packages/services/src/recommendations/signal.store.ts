import { mayHave, named, type Queryable } from '@vitrine/database';
import { MARKETS, PURCHASE_STATES, type SEED_WEIGHTS, type SkuId } from '@vitrine/domain';
import { ownerValues, type OwnerValues, type Session } from '../http/session.ts';
import { CONSENTED } from './view.store.ts';

/** How a piece came near somebody. */
type SignalKind = keyof typeof SEED_WEIGHTS;
export interface Signal {
  readonly kind: SignalKind;
  readonly productId: string;
}

/** The latest of each kind say enough. */
const MOST = 40;

/** Read for one answer and kept nowhere: what is shown, lies in the bag, is wished, liked, bought, or was looked at. */
const SIGNALS = named('recommend-signals')<
  readonly [
    ...owner: OwnerValues,
    shownSkuId: SkuId | null,
    states: readonly string[],
    most: number,
    markets: readonly string[],
  ],
  Signal
>(
  `SELECT DISTINCT signal.kind AS "kind!", p.id AS "product_id!" FROM (
     SELECT 'shown' AS kind, $4::text AS sku_id, NULL::text AS product_id
     UNION ALL (SELECT 'bag', l.sku_id, NULL FROM cart c JOIN cart_line l ON l.market = c.market AND l.cart_id = c.id
       WHERE c.market = $1 AND (c.session_id = $2 OR c.customer_id = $3) LIMIT $6)
     UNION ALL (SELECT 'wished', w.sku_id, NULL FROM wishlist_item w
       WHERE w.session_id = $2 OR w.customer_id = $3 ORDER BY w.added_at DESC LIMIT $6)
     UNION ALL (SELECT 'liked', i.interacted_id, NULL FROM selection_interaction i
       WHERE i.session_id = $2 OR i.customer_id = $3 ORDER BY i.created_at DESC LIMIT $6)
     UNION ALL (SELECT 'owned', l.sku_id, NULL FROM shop_order o
       JOIN order_line l ON l.market = o.market AND l.order_id = o.id
       WHERE o.market = $1 AND o.session_id = $2 AND o.state = ANY ($5::text[]))
     UNION ALL (SELECT 'owned', l.sku_id, NULL FROM shop_order o
       JOIN order_line l ON l.market = o.market AND l.order_id = o.id
       WHERE o.market = ANY ($7::text[]) AND o.customer_id = $3 AND o.state = ANY ($5::text[]))
     UNION ALL (SELECT 'viewed', NULL, v.product_id FROM piece_view v JOIN customer c ON c.id = v.customer_id
       WHERE c.id = $3 AND ${CONSENTED} ORDER BY v.viewed_at DESC LIMIT $6)
   ) signal
   LEFT JOIN sku s ON s.id = signal.sku_id
   JOIN product p ON p.id = coalesce(signal.product_id, s.product_id) AND ${mayHave('p')}`,
);

/** [R7.167] What is near whoever the session is; of the token, and never of a body. */
export async function signalsOf(
  db: Queryable,
  session: Session,
  shownSkuId: SkuId | undefined,
): Promise<readonly Signal[]> {
  return db.all(SIGNALS, [...ownerValues(session), shownSkuId ?? null, PURCHASE_STATES, MOST, MARKETS]);
}
