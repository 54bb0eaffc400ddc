import {
  mayHave,
  named,
  type Queryable,
  type RowOf,
  type Transaction,
  type ViewerParameters,
} from '@vitrine/database';
import {
  type OwnerValues,
  ownerValues,
  type Session,
  type ViewerValues,
  viewerValues,
} from '../http/session.ts';

/** [R6.011] SQL: whether every piece in the lines of the order `o` may be had now. */
export function isOpenOrder(viewer: ViewerParameters): string {
  return `NOT EXISTS (
    SELECT FROM order_line l JOIN sku ON sku.id = l.sku_id JOIN product p ON p.id = sku.product_id
    WHERE l.market = o.market AND l.order_id = o.id AND NOT ${mayHave('p', viewer)})`;
}

/** A session has one cart and a cart one draft; after a merge of carts the one that was worked on last counts. */
const DRAFT = `SELECT o.market, o.id, o.cart_id, o.locale, o.country, o.currency, o.email, o.subtotal, o.shipping_amount,
    o.total, o.tax_included, o.customer_id, f.address AS ship_to
  FROM shop_order o LEFT JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id AND f.rank = 0
  WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3) AND o.state = 'draft'
    AND ${isOpenOrder({ customerId: '$4', now: '$5' })}
  ORDER BY o.created_at DESC LIMIT 1`;
type DraftValues = readonly [...OwnerValues, ...ViewerValues];
const FIND = named('draft-find')<DraftValues>(DRAFT);
const LOCK = named('draft-lock')<DraftValues>(`${DRAFT} FOR UPDATE OF o`);
const SET_TOTALS = named('draft-set-totals')<
  [market: string, id: string, subtotal: number, shipping: number, tax: number, total: number]
>(`WITH stale AS (
     UPDATE payment SET state = 'cancelled', provider_token = NULL
     WHERE market = $1 AND order_id = $2 AND state = 'applied'
       AND (SELECT total FROM shop_order WHERE market = $1 AND id = $2) <> $6
   )
   UPDATE shop_order SET subtotal = $3, shipping_amount = $4, tax_amount = $5, total = $6
   WHERE market = $1 AND id = $2`);

/** What the checkout needs to know of the draft it works on; `shipTo` is null until the shopper said where it goes. */
export type DraftRow = RowOf<typeof FIND>;

/** The draft a session works on at `now`; undefined without one, and where a piece of it is closed to the shopper [R6.011]. */
export function findDraft(db: Queryable, session: Session, now: Date): Promise<DraftRow | undefined> {
  return db.first(FIND, [...ownerValues(session), ...viewerValues(session, now)]);
}

/** The same, locked for the rest of the transaction. */
export function lockDraft(
  transaction: Transaction,
  session: Session,
  now: Date,
): Promise<DraftRow | undefined> {
  return transaction.first(LOCK, [...ownerValues(session), ...viewerValues(session, now)]);
}

export interface DraftTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

/** Sets what the draft costs. Payment means that were put on it for another amount are no longer good. */
export async function setDraftTotals(
  transaction: Transaction,
  { market, id }: Pick<DraftRow, 'market' | 'id'>,
  { subtotal, shipping, tax, total }: DraftTotals,
): Promise<void> {
  await transaction.all(SET_TOTALS, [market, id, subtotal, shipping, tax, total]);
}
