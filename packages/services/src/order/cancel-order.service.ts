import { inTransaction, named, type Transaction } from '@vitrine/database';
import { accepted, nextOrderState, orderStateOf, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';
import { giveBackPayments } from './give-back-payments.ts';
import { giveBackOrder, type LockedOrder, lockOrder, releaseOrder } from './order-state.store.ts';

export interface CancelRefusal {
  readonly code: 'not_found' | 'too_late';
}

const IS_OWN = named<readonly [...OwnerValues, orderId: string], { readonly id: string }>(
  'order-is-own',
  `SELECT id FROM shop_order WHERE market = $1 AND (session_id = $2 OR customer_id = $3) AND id = $4`,
);
const RETURN_LINES = named<
  [market: string, orderId: string, ids: readonly string[], lineIds: readonly string[], now: Date],
  never
>(
  'order-return-lines',
  `INSERT INTO cart_item (market, cart_id, id, sku_id, configuration, quantity, added_at)
   SELECT o.market, c.id, fresh.id, l.sku_id, l.configuration, l.quantity, $5
   FROM shop_order o
   JOIN cart c ON c.market = o.market AND c.id = o.cart_id
   JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   JOIN unnest($3::text[], $4::text[]) AS fresh (id, line_id) ON fresh.line_id = l.id
   WHERE o.market = $1 AND o.id = $2
   ON CONFLICT (market, cart_id, sku_id, configuration_hash) DO NOTHING`,
);
const LINE_IDS = named<[market: string, orderId: string], { readonly id: string }>(
  'order-line-ids',
  `SELECT id FROM order_line WHERE market = $1 AND order_id = $2`,
);

/**
 * [R7.130] Cancels an order that is not yet being prepared: the stock comes back, the payments are given back once, what
 * was bought returns to the cart (where the same piece is not in it again already).
 */
export async function cancelOrder(
  deps: ServiceDeps,
  session: Session,
  orderId: string,
): Promise<Result<undefined, CancelRefusal>> {
  const { market } = session;
  return inTransaction(deps.db, async (transaction) => {
    const own = await transaction.first(IS_OWN, [...ownerValues(session), orderId]);
    const order = own && (await lockOrder(transaction, { market, orderId }));
    if (order === undefined) return refused({ code: 'not_found' });
    const state = orderStateOf(order.state);
    if (!nextOrderState(state, 'cancelled').ok) return refused({ code: 'too_late' });

    const now = deps.clock.now();
    if (state === 'placed') {
      await giveBackOrder(transaction, { market, orderId }, now);
      await returnLines(deps, transaction, order);
    } else {
      await releaseOrder(transaction, { market, orderId, orderState: 'cancelled', now });
    }
    await giveBackPayments(deps, transaction, order);
    return accepted(undefined);
  });
}

async function returnLines(deps: ServiceDeps, transaction: Transaction, order: LockedOrder): Promise<void> {
  const rows = await transaction.all(LINE_IDS, [order.market, order.id]);
  const lineIds = rows.map(({ id }) => id);
  const ids = lineIds.map(() => deps.ids.next());
  await transaction.all(RETURN_LINES, [order.market, order.id, ids, lineIds, deps.clock.now()]);
}
