import { named, type Queryable, type Transaction } from '@vitrine/database';
import type { FulfilmentState, OrderState } from '@vitrine/domain';
import type { OrderKey } from './settled.store.ts';

const OF_ORDER = named('parcels-of-order')<[market: string, orderId: string]>(
  `SELECT f.id, f.kind, f.state, coalesce(f.delayed_until, f.edd_max) AS promised, (f.amount + coalesce((
       SELECT sum(l.quantity * l.unit_amount) FROM order_line l
       WHERE l.market = f.market AND l.order_id = f.order_id AND l.fulfilment_id = f.id), 0))::bigint AS "cost!"
   FROM fulfilment f WHERE f.market = $1 AND f.order_id = $2 ORDER BY f.rank`,
);
const ORDER_OF = named('parcel-order')<[market: string, id: string]>(
  `SELECT order_id FROM fulfilment WHERE market = $1 AND id = $2`,
);
const LOCALE_OF = named('parcel-locale')<[market: string, id: string]>(
  `SELECT o.locale FROM fulfilment f JOIN shop_order o ON o.market = f.market AND o.id = f.order_id
   WHERE f.market = $1 AND f.id = $2`,
);
const MOVE = named('parcel-move')<
  [market: string, id: string, state: FulfilmentState, tracking: string | null, now: Date]
>(
  `UPDATE fulfilment SET state = $3::text, tracking = coalesce($4::jsonb, tracking), moved_at = $5::timestamptz,
     moves = moves || jsonb_build_array(jsonb_build_object('state', $3::text, 'at', $5::timestamptz))
   WHERE market = $1 AND id = $2`,
);
const SET_ORDER = named('parcel-set-order')<[market: string, orderId: string, state: OrderState]>(
  `UPDATE shop_order SET state = $3 WHERE market = $1 AND id = $2`,
);
const UNREAD = named('parcel-unread-letters')<[market: string, id: string]>(
  `SELECT o.locale, l.configuration FROM order_line l JOIN shop_order o ON o.market = l.market AND o.id = l.order_id
   WHERE l.market = $1 AND l.fulfilment_id = $2 AND l.configuration -> 'personalisation' ? 'isUnmoderated'`,
);
const DELAY = named('parcel-delay')<[market: string, id: string, until: string]>(
  `UPDATE fulfilment SET delayed_until = $3::date WHERE market = $1 AND id = $2`,
);

export interface ParcelKey {
  readonly market: string;
  readonly parcelId: string;
}
export interface Tracking {
  readonly carrier: string;
  readonly number: string;
}

/** An order's parcels, the one that leaves first before the others; `cost`: its pieces and its way, minor units. */
export function parcelsOfOrder(db: Queryable, { market, orderId }: OrderKey) {
  return db.all(OF_ORDER, [market, orderId]);
}

/** The letters of a parcel that nobody could moderate when they were ordered, with the locale they were ordered in. */
export async function unreadLetters(
  db: Queryable,
  { market, parcelId }: ParcelKey,
): Promise<readonly { readonly text: string; readonly locale: string }[]> {
  const rows = await db.all(UNREAD, [market, parcelId]);
  return rows.map(({ configuration, locale }) => ({
    text: configuration.personalisation?.letters?.text ?? '',
    locale,
  }));
}

export async function findOrderOfParcel(
  db: Queryable,
  { market, parcelId }: ParcelKey,
): Promise<string | undefined> {
  return (await db.first(ORDER_OF, [market, parcelId]))?.orderId;
}

/** The locale that the order of a parcel was bought in. */
export async function localeOfParcel(
  db: Queryable,
  { market, id }: { readonly market: string; readonly id: string },
): Promise<string | undefined> {
  return (await db.first(LOCALE_OF, [market, id]))?.locale;
}

export async function setParcelState(
  transaction: Transaction,
  { market, parcelId }: ParcelKey,
  moved: { readonly state: FulfilmentState; readonly tracking: Tracking | undefined; readonly now: Date },
): Promise<void> {
  const tracking = moved.tracking === undefined ? null : JSON.stringify(moved.tracking);
  await transaction.all(MOVE, [market, parcelId, moved.state, tracking, moved.now]);
}

export async function setOrderState(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  state: OrderState,
): Promise<void> {
  await transaction.all(SET_ORDER, [market, orderId, state]);
}

/** Notes by which day a parcel is expected instead; an ISO date. */
export async function setDelay(
  transaction: Transaction,
  { market, parcelId }: ParcelKey,
  until: string,
): Promise<void> {
  await transaction.all(DELAY, [market, parcelId, until]);
}
