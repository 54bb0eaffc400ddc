import { named, type OrderLineSnapshot, type Queryable, type ShippingMethodText } from '@vitrine/database';
import type { Readiness } from '@vitrine/domain';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';

/** An order with everything below it, as one row. */
export interface OrderRow {
  readonly market: string;
  readonly id: string;
  readonly number: string | null;
  readonly locale: string;
  readonly country: string;
  readonly currency: string;
  readonly state: string;
  readonly email: string | null;
  readonly billing_address: StoredAddress | null;
  readonly subtotal: number;
  readonly shipping_amount: number;
  readonly tax_amount: number;
  readonly total: number;
  readonly tax_included: boolean;
  readonly created_at: Date;
  readonly lines: readonly LineRow[] | null;
  readonly fulfilments: readonly FulfilmentRow[] | null;
  readonly payments: readonly OrderPaymentRow[] | null;
}
interface LastOrderRow extends OrderRow {
  readonly just_placed: boolean;
}
export type StoredAddress = Readonly<Record<string, string>>;
export interface LineRow {
  readonly id: string;
  readonly sku_id: string;
  readonly snapshot: OrderLineSnapshot;
  readonly quantity: number;
  readonly unit_amount: number;
}
export interface FulfilmentRow {
  readonly id: string;
  readonly kind: 'home' | 'collect' | 'slot';
  readonly readiness: Readiness;
  readonly state: string;
  readonly tracking: { readonly carrier: string; readonly number: string } | null;
  readonly line_ids: readonly string[] | null;
  readonly method_id: string;
  readonly address: StoredAddress;
  readonly edd_min: string;
  readonly edd_max: string;
  readonly amount: number;
  readonly texts: Readonly<Record<string, ShippingMethodText>>;
}
export interface OrderPaymentRow {
  readonly method: string;
  readonly amount: number;
  readonly brand: string | null;
  readonly last_four: string | null;
  readonly state: string;
}

/** A payment that was refused or given up is no part of the order any more. */
const COLUMNS = `o.market, o.id, o.number, o.locale, o.country, o.currency, o.state, o.email, o.billing_address,
  o.subtotal, o.shipping_amount, o.tax_amount, o.total, o.tax_included, o.created_at,
  (SELECT json_agg(json_build_object('id', l.id, 'sku_id', l.sku_id, 'snapshot', l.snapshot,
      'quantity', l.quantity, 'unit_amount', l.unit_amount) ORDER BY l.id)
    FROM order_line l WHERE l.market = o.market AND l.order_id = o.id) AS lines,
  (SELECT json_agg(json_build_object('id', f.id, 'kind', f.kind, 'readiness', f.readiness, 'state', f.state,
      'tracking', f.tracking, 'method_id', f.method_id, 'address', f.address, 'edd_min', f.edd_min,
      'edd_max', f.edd_max, 'amount', f.amount, 'texts', m.texts, 'line_ids',
      (SELECT json_agg(l.id ORDER BY l.id) FROM order_line l
        WHERE l.market = o.market AND l.order_id = o.id AND l.fulfilment_id = f.id)) ORDER BY f.rank)
    FROM fulfilment f JOIN shipping_method m ON m.id = f.method_id
    WHERE f.market = o.market AND f.order_id = o.id) AS fulfilments,
  (SELECT json_agg(json_build_object('method', p.method, 'amount', p.amount, 'brand', p.brand,
      'last_four', p.last_four, 'state', p.state) ORDER BY p.created_at, p.id)
    FROM payment p
    WHERE p.market = o.market AND p.order_id = o.id AND p.state NOT IN ('refused', 'cancelled')) AS payments`;

const OF_OWNER = named<readonly [...OwnerValues, orderId: string], OrderRow>(
  'order-of-owner',
  `SELECT ${COLUMNS} FROM shop_order o
   WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3) AND o.id = $4`,
);
const LAST = named<readonly [...OwnerValues, since: Date], LastOrderRow>(
  'order-last',
  `SELECT ${COLUMNS}, o.session_id = $2 AND o.committed_at >= $4 AS just_placed FROM shop_order o
   WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3)
     AND o.state NOT IN ('draft', 'cancelled', 'expired')
   ORDER BY o.committed_at DESC LIMIT 1`,
);
const BY_ID = named<[market: string, orderId: string], OrderRow>(
  'order-by-id',
  `SELECT ${COLUMNS} FROM shop_order o WHERE o.market = $1 AND o.id = $2`,
);

/** An order of this session or its customer; undefined for anybody else's, as for one that does not exist. */
export function findOwnOrder(
  db: Queryable,
  session: Session,
  orderId: string,
): Promise<OrderRow | undefined> {
  return db.first(OF_OWNER, [...ownerValues(session), orderId]);
}

/** The order that was committed last; `just_placed` tells whether this very session did so since a time. */
export function findLastOrder(
  db: Queryable,
  session: Session,
  since: Date,
): Promise<LastOrderRow | undefined> {
  return db.first(LAST, [...ownerValues(session), since]);
}

/** Any order: for jobs, which act for the shop and not for a shopper. */
export function findOrder(db: Queryable, market: string, orderId: string): Promise<OrderRow | undefined> {
  return db.first(BY_ID, [market, orderId]);
}
