import { named, type Queryable } from '@vitrine/database';

interface ShareRow {
  readonly token: string;
}

const TOKEN = named<[customerId: string], ShareRow>(
  'wishlist-share-token',
  `SELECT token FROM wishlist_share WHERE customer_id = $1`,
);
/** Two requests at once end with one link. */
const SHARE = named<[customerId: string, token: string, now: Date], ShareRow>(
  'wishlist-share',
  `INSERT INTO wishlist_share (customer_id, token, created_at) VALUES ($1, $2, $3)
   ON CONFLICT (customer_id) DO UPDATE SET token = wishlist_share.token RETURNING token`,
);
const WITHDRAW = named<[customerId: string], never>(
  'wishlist-withdraw',
  `DELETE FROM wishlist_share WHERE customer_id = $1`,
);
const OWNER = named<[token: string], { readonly customer_id: string }>(
  'wishlist-share-owner',
  `SELECT s.customer_id FROM wishlist_share s JOIN customer c ON c.id = s.customer_id
   WHERE s.token = $1 AND c.status <> 'closed'`,
);

/** [R2.057] The links under which customers let others read their lists. */
export const createShareStore = (db: Queryable) => ({
  tokenOf: async (customerId: string): Promise<string | undefined> =>
    (await db.first(TOKEN, [customerId]))?.token,
  /** The token that stands: the one there was, else the new one. */
  share: async (customerId: string, token: string, now: Date): Promise<string> => {
    const row = await db.first(SHARE, [customerId, token, now]);
    return row?.token ?? token;
  },
  withdraw: async (customerId: string): Promise<void> => {
    await db.all(WITHDRAW, [customerId]);
  },
  ownerOf: async (token: string): Promise<string | undefined> =>
    (await db.first(OWNER, [token]))?.customer_id,
});
