import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';

/** A session has one cart and a cart one draft; after a merge of carts the one that was worked on last counts. */
const DRAFT = `SELECT o.market, o.id, o.cart_id, o.locale, o.country, o.currency, o.email, o.subtotal, o.shipping_amount,
    o.total, o.tax_included, f.address AS ship_to
  FROM shop_order o LEFT JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id AND f.rank = 0
  WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3) AND o.state = 'draft'
  ORDER BY o.created_at DESC LIMIT 1`;
const FIND = named('draft-find')<OwnerValues>(DRAFT);
const LOCK = named('draft-lock')<OwnerValues>(`${DRAFT} FOR UPDATE OF o`);
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

/** The draft a session works on; undefined without one. */
export function findDraft(db: Queryable, session: Session): Promise<DraftRow | undefined> {
  return db.first(FIND, ownerValues(session));
}

/** The same, locked for the rest of the transaction. */
export function lockDraft(transaction: Transaction, session: Session): Promise<DraftRow | undefined> {
  return transaction.first(LOCK, ownerValues(session));
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
