import { named, type Queryable } from '@vitrine/database';

const TOKEN = named('wishlist-share-token')<[customerId: string]>(
  `SELECT token FROM wishlist_share WHERE customer_id = $1`,
);
/** Two requests at once end with one link. */
const SHARE = named('wishlist-share')<
  [customerId: string, token: string, now: Date]
>(`INSERT INTO wishlist_share (customer_id, token, created_at) VALUES ($1, $2, $3)
   ON CONFLICT (customer_id) DO UPDATE SET token = wishlist_share.token RETURNING token`);
const WITHDRAW = named('wishlist-withdraw')<[customerId: string]>(
  `DELETE FROM wishlist_share WHERE customer_id = $1`,
);
const OWNER = named('wishlist-share-owner')<
  [token: string]
>(`SELECT s.customer_id FROM wishlist_share s JOIN customer c ON c.id = s.customer_id
   WHERE s.token = $1 AND c.status <> 'closed'`);

/** [R2.057] The token of the link under which a customer lets others read their list; undefined without one. */
export async function shareTokenOf(db: Queryable, customerId: string): Promise<string | undefined> {
  return (await db.first(TOKEN, [customerId]))?.token;
}

/** The token that stands: the one there was, else the new one. */
export async function shareWishlist(
  db: Queryable,
  customerId: string,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<string> {
  const row = await db.first(SHARE, [customerId, token, now]);
  return row?.token ?? token;
}

export async function withdrawWishlist(db: Queryable, customerId: string): Promise<void> {
  await db.all(WITHDRAW, [customerId]);
}

/** The customer whose list a link shows; undefined for a link that leads nowhere. */
export async function sharedBy(db: Queryable, token: string): Promise<string | undefined> {
  return (await db.first(OWNER, [token]))?.customerId;
}
