import {
  freeStock,
  named,
  type Queryable,
  type RowOf,
  type ShippingMethodText,
  type TableRow,
} from '@vitrine/database';
import { isAgent, type MoveRecord } from '@vitrine/domain';
import {
  type OwnerValues,
  ownerValues,
  type Session,
  type ViewerValues,
  viewerValues,
} from '../http/session.ts';
import { isOpenOrder } from './draft.store.ts';

export type LineRow = Pick<TableRow<'orderLine'>, 'id' | 'skuId' | 'snapshot' | 'quantity' | 'unitAmount'>;
export interface FulfilmentRow extends Pick<
  TableRow<'fulfilment'>,
  | 'id'
  | 'kind'
  | 'readiness'
  | 'state'
  | 'tracking'
  | 'methodId'
  | 'address'
  | 'eddMin'
  | 'eddMax'
  | 'delayedUntil'
  | 'amount'
  | 'slot'
  | 'collection'
> {
  readonly moves: readonly MoveRecord[];
  /** When its state last changed; null where nobody noted it. */
  readonly movedAt: string | null;
  readonly lineIds: readonly string[] | null;
  /** Of a draft: its slot was held for too long, and somebody else took the place. */
  readonly isSlotLost: boolean;
  /** Where it is collected. */
  readonly store: CollectStore | null;
  /** Of a draft: the store has not all of its pieces any more. */
  readonly isStoreShort: boolean;
  readonly texts: Readonly<Record<string, ShippingMethodText>>;
}
type CollectStore = Pick<TableRow<'store'>, 'id' | 'slug' | 'phone' | 'texts' | 'hours'>;
export type OrderPaymentRow = Pick<
  TableRow<'payment'>,
  'method' | 'amount' | 'refundedAmount' | 'brand' | 'lastFour' | 'state'
>;
/** What stands below an order, as JSON. */
interface Below {
  readonly lines: readonly LineRow[] | null;
  readonly fulfilments: readonly FulfilmentRow[] | null;
  readonly payments: readonly OrderPaymentRow[] | null;
  /** What an agent sent of it; its time is text, as JSON has it. */
  readonly customOrder: SentCustomOrder | null;
}
interface SentCustomOrder extends Pick<TableRow<'customOrder'>, 'kind' | 'state'> {
  readonly expiresAt: string;
  /** Who prepared it. */
  readonly firstName: string;
  readonly lastName: string;
}

/** A payment that was refused or given up is no part of the order any more; a cancelled one still tells what had paid it. */
const COLUMNS = `o.market, o.id, o.number, o.locale, o.country, o.currency, o.state, o.email, o.billing_address,
  o.subtotal, o.shipping_amount, o.tax_amount, o.total, o.tax_included, o.created_at, o.gift,
  o.committed_at, o.placed_at, o.customer_id, o.channel, o.risk_status, o.risk_score, o.review_state,
  (SELECT json_build_object('kind', c.kind, 'state', c.state, 'expiresAt', c.expires_at,
      'firstName', a.first_name, 'lastName', a.last_name)
    FROM custom_order c JOIN agent a ON a.id = c.agent_id
    WHERE c.market = o.market AND c.order_id = o.id) AS custom_order,
  (SELECT json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'snapshot', l.snapshot,
      'quantity', l.quantity, 'unitAmount', l.unit_amount) ORDER BY l.id)
    FROM order_line l WHERE l.market = o.market AND l.order_id = o.id) AS lines,
  (SELECT json_agg(json_build_object('id', f.id, 'kind', f.kind, 'readiness', f.readiness, 'state', f.state,
      'tracking', f.tracking, 'methodId', f.method_id, 'address', f.address, 'eddMin', f.edd_min,
      'eddMax', f.edd_max, 'delayedUntil', f.delayed_until, 'amount', f.amount, 'moves', f.moves, 'movedAt', f.moved_at, 'texts', m.texts,
      'slot', f.slot, 'collection', f.collection, 'store',
      (SELECT json_build_object('id', s.id, 'slug', s.slug, 'phone', s.phone, 'texts', s.texts,
          'hours', s.hours)
        FROM store s WHERE s.id = f.store_id),
      'isStoreShort', o.state = 'draft' AND f.store_id IS NOT NULL AND EXISTS (
        SELECT FROM order_line l WHERE l.market = o.market AND l.fulfilment_id = f.id
        GROUP BY l.sku_id HAVING sum(l.quantity) > ${freeStock('l.sku_id', 'f.store_id')}),
      'isSlotLost',
      o.state = 'draft' AND f.slot IS NOT NULL AND NOT EXISTS (SELECT FROM slot_reservation r
        WHERE r.market = f.market AND r.fulfilment_id = f.id AND r.slot_id = f.slot ->> 'id'), 'lineIds',
      (SELECT json_agg(l.id ORDER BY l.id) FROM order_line l
        WHERE l.market = o.market AND l.order_id = o.id AND l.fulfilment_id = f.id)) ORDER BY f.rank)
    FROM fulfilment f JOIN shipping_method m ON m.id = f.method_id
    WHERE f.market = o.market AND f.order_id = o.id) AS fulfilments,
  (SELECT json_agg(json_build_object('method', p.method, 'amount', p.amount, 'refundedAmount', p.refunded_amount, 'brand', p.brand,
      'lastFour', p.last_four, 'state', p.state) ORDER BY p.created_at, p.id)
    FROM payment p
    WHERE p.market = o.market AND p.order_id = o.id AND p.state <> 'refused'
      AND (p.state <> 'cancelled' OR (o.state = 'cancelled' AND p.provider_ref IS NOT NULL))) AS payments`;

const OF_OWNER = named('order-of-owner')<
  readonly [...OwnerValues, orderId: string, ...viewer: ViewerValues, agentId: string | null],
  Below
>(`SELECT ${COLUMNS} FROM shop_order o
   WHERE o.market = $1 AND o.id = $4
     AND (o.session_id = $2 OR o.customer_id = $3 OR EXISTS (SELECT FROM custom_order c
       WHERE c.market = o.market AND c.order_id = o.id AND c.agent_id = $7))
     AND (o.state <> 'draft' OR ${isOpenOrder({ customerId: '$5', now: '$6' })})`);
const IS_OWN = named('order-is-own')<readonly [...OwnerValues, orderId: string]>(
  `SELECT id FROM shop_order WHERE market = $1 AND (session_id = $2 OR customer_id = $3) AND id = $4`,
);
const LAST = named('order-last')<
  readonly [...OwnerValues, since: Date, placingSession: string],
  Below
>(`SELECT ${COLUMNS}, o.session_id = $5 AND o.committed_at >= $4 AS "just_placed!" FROM shop_order o
   WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3)
     AND o.state NOT IN ('draft', 'awaiting_client', 'cancelled', 'expired')
   ORDER BY o.committed_at DESC LIMIT 1`);
const BY_ID = named('order-by-id')<[market: string, orderId: string], Below>(
  `SELECT ${COLUMNS} FROM shop_order o WHERE o.market = $1 AND o.id = $2`,
);

export type LastOrderRow = RowOf<typeof LAST>;
/** An order with everything below it, as one row. */
export type OrderRow = RowOf<typeof BY_ID>;

/**
 * An order of this session or its customer, or one that its agent sent to a client; undefined for anybody else's, as for
 * one that does not exist, and for a draft that holds a piece that the shopper may not have at `now` [R6.011].
 */
export function findOwnOrder(
  db: Queryable,
  session: Session,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<OrderRow | undefined> {
  const { principal } = session;
  const agentId = isAgent(principal) ? principal.agentId : null;
  return db.first(OF_OWNER, [...ownerValues(session), orderId, ...viewerValues(session, now), agentId]);
}

/** Whether an order is this session's or its customer's. */
export async function isOwnOrder(db: Queryable, session: Session, orderId: string): Promise<boolean> {
  return (await db.first(IS_OWN, [...ownerValues(session), orderId])) !== undefined;
}

/** The order that was committed last; `justPlaced` tells whether this very session did so since a time. */
export function findLastOrder(
  db: Queryable,
  session: Session,
  since: Date,
): Promise<LastOrderRow | undefined> {
  return db.first(LAST, [...ownerValues(session), since, session.id]);
}

/** Any order: for jobs, which act for the shop and not for a shopper. */
export function findOrder(db: Queryable, market: string, orderId: string): Promise<OrderRow | undefined> {
  return db.first(BY_ID, [market, orderId]);
}
