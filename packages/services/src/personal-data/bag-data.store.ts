import { named, type Queryable, type Transaction } from '@vitrine/database';
import { type DataOwner, entries, type HeldEntry, type ForgetDeps } from './personal-store.ts';

const BAGS = named('personal-bags')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('market', c.market, 'gift', c.gift, 'updated_at', c.updated_at,
     'lines', (SELECT jsonb_agg(jsonb_build_object('sku', l.sku_id, 'quantity', l.quantity, 'configuration', l.configuration))
       FROM cart_line l WHERE l.market = c.market AND l.cart_id = c.id),
     'saved', (SELECT jsonb_agg(jsonb_build_object('sku', s.sku_id, 'quantity', s.quantity, 'configuration', s.configuration))
       FROM saved_line s WHERE s.market = c.market AND s.cart_id = c.id)) AS "entry!"
   FROM cart c WHERE c.customer_id = $1`,
);
const WISHES = named('personal-wishes')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('sku', sku_id, 'added_at', added_at) AS "entry!" FROM wishlist_item
   WHERE customer_id = $1 ORDER BY added_at`,
);
const SUBSCRIPTIONS = named('personal-subscriptions')<
  [email: string | null, phone: string | null],
  HeldEntry
>(`SELECT to_jsonb(b) AS "entry!" FROM back_in_stock b WHERE lower(identifier) = $1 OR identifier = $2`);
const CARDS = named('personal-cards')<[customerId: string], HeldEntry>(
  `SELECT to_jsonb(s) - ARRAY['customer_id', 'provider_token', 'fingerprint'] AS "entry!" FROM saved_card s
   WHERE customer_id = $1`,
);
const DROP_BAGS = named('personal-drop-bags')<
  [customerId: string]
>(`WITH own AS (SELECT market, id FROM cart WHERE customer_id = $1),
   lines AS (DELETE FROM cart_line l USING own WHERE l.market = own.market AND l.cart_id = own.id),
   saved AS (DELETE FROM saved_line s USING own WHERE s.market = own.market AND s.cart_id = own.id)
   DELETE FROM cart c USING own WHERE c.market = own.market AND c.id = own.id`);
const DROP_WISHES = named('personal-drop-wishes')<[customerId: string]>(
  `WITH shared AS (DELETE FROM wishlist_share WHERE customer_id = $1) DELETE FROM wishlist_item WHERE customer_id = $1`,
);
const DROP_SUBSCRIPTIONS = named('personal-drop-subscriptions')<[email: string | null, phone: string | null]>(
  'DELETE FROM back_in_stock WHERE lower(identifier) = $1 OR identifier = $2',
);
const DROP_CARDS = named('personal-drop-cards')<[customerId: string]>(
  'DELETE FROM saved_card WHERE customer_id = $1 RETURNING provider_token',
);

export async function exportBags(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(BAGS, [customerId]));
}

export async function exportWishes(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(WISHES, [customerId]));
}

/** Who waits for a piece is known by the address or the number alone. */
export async function exportSubscriptions(db: Queryable, owner: DataOwner) {
  return entries(await db.all(SUBSCRIPTIONS, [owner.email, owner.phone]));
}

export async function exportCards(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(CARDS, [customerId]));
}

export async function forgetBags(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(DROP_BAGS, [customerId]);
}

export async function forgetWishes(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(DROP_WISHES, [customerId]);
}

export async function forgetSubscriptions(_deps: ForgetDeps, transaction: Transaction, owner: DataOwner) {
  await transaction.all(DROP_SUBSCRIPTIONS, [owner.email, owner.phone]);
}

/** The payment provider forgets them as well. */
export async function forgetCards({ jobs }: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  for (const { providerToken: token } of await transaction.all(DROP_CARDS, [customerId]))
    await jobs.enqueue(transaction, 'forget-card', { token });
}
