import { named, type Queryable, type RowOf } from '@vitrine/database';
import { MARKETS, type MoveRecord, type OrderLookup } from '@vitrine/domain';

/** Nothing of whose it is, where it goes and what is in it. */
const LOOKED_UP = named('looked-up-parcel')<
  [parcelId: string, markets: readonly string[], orderId: string, number: string],
  { readonly moves: readonly MoveRecord[] }
>(
  `SELECT o.state AS status, o.placed_at, f.kind, f.state, f.moved_at, f.moves, f.edd_min, f.edd_max, f.delayed_until,
     f.tracking
   FROM fulfilment f JOIN shop_order o ON o.market = f.market AND o.id = f.order_id
   WHERE f.id = $1 AND f.market = ANY ($2) AND (o.id = $3 OR o.number = $4) AND o.committed_at IS NOT NULL`,
);
export type LookedUpParcel = RowOf<typeof LOOKED_UP>;

/** [R7.139] The parcel of a bought order that both ids name; undefined where they do not belong together. */
export function lookedUpParcel(
  db: Queryable,
  { orderId, shippingGroupId }: OrderLookup,
): Promise<LookedUpParcel | undefined> {
  return db.first(LOOKED_UP, [shippingGroupId, MARKETS, orderId, orderId.toUpperCase()]);
}
