import { named, type Transaction } from '@vitrine/database';
import { orderStateOfParcels, orderStateOfReturns, returnStateOf } from '@vitrine/domain';
import { parcelsOfOrder, setOrderState } from './parcel.store.ts';
import type { OrderKey } from './settled.store.ts';

type Key = readonly [market: string, orderId: string];
const PIECES = named('follow-order-pieces')<Key>(
  `SELECT coalesce(sum(quantity), 0)::int AS "pieces!" FROM order_line WHERE market = $1 AND order_id = $2`,
);
const RETURNS = named('follow-order-returns')<Key>(
  `SELECT r.kind, r.state, (SELECT coalesce(sum(l.accepted), 0) FROM return_line l
     WHERE l.market = r.market AND l.return_id = r.id)::int AS "accepted!"
   FROM return_request r WHERE r.market = $1 AND r.order_id = $2`,
);

/** [R4.042] The state of a bought order follows its parcels, and then its returns. The order is locked. */
export async function followOrder(transaction: Transaction, key: OrderKey): Promise<void> {
  const { market, orderId } = key;
  const parcels = await parcelsOfOrder(transaction, key);
  const base = orderStateOfParcels(parcels.map(({ state }) => state));
  const returns = await transaction.all(RETURNS, [market, orderId]);
  const count = await transaction.first(PIECES, [market, orderId]);
  const known = returns.map(({ state, ...row }) => ({ ...row, state: returnStateOf(state) }));
  await setOrderState(transaction, key, orderStateOfReturns(base, count?.pieces ?? 0, known));
}
