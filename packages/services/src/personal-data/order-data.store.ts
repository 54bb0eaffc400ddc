import { named, type Queryable, type Transaction } from '@vitrine/database';
import { ONGOING_ORDER_STATES } from '@vitrine/domain';
import { type DataOwner, entries, type HeldEntry, type ForgetDeps } from './personal-store.ts';

const ORDERS = named('personal-orders')<[customerId: string], HeldEntry>(
  `SELECT to_jsonb(o) - ARRAY['cart_id', 'cart_version', 'session_id', 'customer_id', 'idempotency_key', 'risk_status',
       'risk_score', 'risk_reasons', 'review_state'] || jsonb_build_object(
     'lines', (SELECT jsonb_agg(jsonb_build_object('sku', l.sku_id, 'quantity', l.quantity, 'unit_amount', l.unit_amount,
         'piece', l.snapshot, 'configuration', l.configuration))
       FROM order_line l WHERE l.market = o.market AND l.order_id = o.id),
     'parcels', (SELECT jsonb_agg(to_jsonb(f) - ARRAY['market', 'order_id'])
       FROM fulfilment f WHERE f.market = o.market AND f.order_id = o.id),
     'payments', (SELECT jsonb_agg(jsonb_build_object('method', p.method, 'brand', p.brand, 'last_four', p.last_four,
         'amount', p.amount, 'state', p.state))
       FROM payment p WHERE p.market = o.market AND p.order_id = o.id)) AS "entry!"
   FROM shop_order o WHERE o.customer_id = $1 ORDER BY o.created_at`,
);
const PAPERS = named('personal-papers')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('order', o.number, 'kind', p.kind, 'issued_at', p.issued_at, 'content', p.content) AS "entry!"
   FROM paper p JOIN shop_order o ON o.market = p.market AND o.id = p.order_id
   WHERE o.customer_id = $1 AND p.kind <> 'workshopSheet' ORDER BY p.issued_at`,
);
const RETURNS = named('personal-returns')<[customerId: string], HeldEntry>(
  `SELECT to_jsonb(r) - ARRAY['market', 'order_id'] || jsonb_build_object('order', o.number,
     'lines', (SELECT jsonb_agg(to_jsonb(l) - ARRAY['market', 'return_id'])
       FROM return_line l WHERE l.market = r.market AND l.return_id = r.id)) AS "entry!"
   FROM return_request r JOIN shop_order o ON o.market = r.market AND o.id = r.order_id
   WHERE o.customer_id = $1 ORDER BY r.created_at`,
);
const CERTIFICATES = named('personal-certificates')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('number', c.serial_number, 'sku', c.sku_id, 'status', c.status,
     'offered', (SELECT jsonb_agg(jsonb_build_object('to', coalesce(t.email_to, t.phone_number), 'state', t.state,
         'at', t.created_at)) FROM certificate_transfer t WHERE t.serial_number = c.serial_number AND t.from_id = $1))
     AS "entry!"
   FROM certificate c WHERE c.owner_id = $1 ORDER BY c.serial_number`,
);
/** Orders that were never committed are none: what was entered for them goes. */
const BLANK_DRAFTS = named('personal-blank-drafts')<
  [customerId: string]
>(`WITH draft AS (UPDATE shop_order SET email = NULL, billing_address = NULL, gift = NULL
     WHERE customer_id = $1 AND committed_at IS NULL RETURNING market, id)
   UPDATE fulfilment f SET address = '{}', collection = NULL FROM draft
   WHERE f.market = draft.market AND f.order_id = draft.id`);
/** Offers of theirs, and offers to them: both name somebody who is to be reached. */
const END_OFFERS = named('personal-end-offers')<
  [customerId: string, email: string | null, phone: string | null, now: Date]
>(`UPDATE certificate_transfer SET state = 'withdrawn', email_to = NULL, phone_number = NULL, moved_at = $4
   WHERE state = 'offered' AND (from_id = $1 OR lower(email_to) = $2 OR phone_number = $3)`);
/** What the files of a house offer them, before the shop has made the offer. */
const DROP_HOUSE_OFFERS = named('personal-drop-house-offers')<[email: string | null, phone: string | null]>(
  'UPDATE certificate SET offered_to = NULL WHERE lower(offered_to) = $1 OR offered_to = $2',
);
/** An order that is under way goes on as a guest's: its mails lead to it by a signed link. */
const RELEASE_OPEN = named('personal-release-open-orders')<[customerId: string, states: readonly string[]]>(
  'UPDATE shop_order SET customer_id = NULL WHERE customer_id = $1 AND state = ANY ($2::text[])',
);

export async function exportOrders(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(ORDERS, [customerId]));
}

export async function exportPapers(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(PAPERS, [customerId]));
}

export async function exportReturns(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(RETURNS, [customerId]));
}

export async function exportCertificates(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(CERTIFICATES, [customerId]));
}

/** The orders that were placed are kept, and those under way go on. */
export async function forgetDrafts(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(BLANK_DRAFTS, [customerId]);
  await transaction.all(RELEASE_OPEN, [customerId, ONGOING_ORDER_STATES]);
}

/** A certificate stays with its piece; its chain names nobody but by an id. */
export async function forgetOffers({ clock }: ForgetDeps, transaction: Transaction, owner: DataOwner) {
  const { customerId, email, phone } = owner;
  await transaction.all(END_OFFERS, [customerId, email, phone, clock.now()]);
  await transaction.all(DROP_HOUSE_OFFERS, [email, phone]);
}
