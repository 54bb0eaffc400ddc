import { mayHave, named, type Queryable } from '@vitrine/database';
import { ONLINE_POOL } from '@vitrine/domain';

/** A subscription whose mail is due or was sent. */
export interface WaitingRow {
  readonly id: string;
  readonly sku_id: string;
  readonly identifier: string;
  readonly country_code: string;
  readonly language: string;
  readonly notified_at: Date | null;
}

/** [R4.001, R4.002] Back means: anybody could add it to a bag in the subscriber's country now. Oldest first. */
const CLAIM = named<[now: Date, limit: number], { readonly id: string }>(
  'waiting-claim',
  `UPDATE back_in_stock SET notified_at = $1 WHERE id IN (
     SELECT b.id FROM back_in_stock b
     JOIN sku s ON s.id = b.sku_id AND s.sellable
     JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
     JOIN price ON price.sku_id = s.id AND price.country = b.country_code
     JOIN stock st ON st.sku_id = s.id AND st.pool = '${ONLINE_POOL}' AND st.on_hand > st.reserved
     WHERE b.notified_at IS NULL AND b.identifier_type = 'Email'
     ORDER BY b.created_at, b.id LIMIT $2 FOR UPDATE OF b SKIP LOCKED)
   RETURNING id`,
);
const BY_ID = named<[id: string], WaitingRow>(
  'waiting-by-id',
  `SELECT id, sku_id, identifier, country_code, language, notified_at FROM back_in_stock WHERE id = $1`,
);
const FORGET = named<[id: string], never>(
  'waiting-forget',
  `DELETE FROM back_in_stock WHERE (identifier_type, identifier) =
     (SELECT identifier_type, identifier FROM back_in_stock WHERE id = $1)`,
);

/** Subscriptions as the job and the mails see them. */
export function createWaitingStore(db: Queryable) {
  return {
    /** Marks at most `limit` subscriptions to pieces that are back as answered; each is claimed once. */
    claim: async (now: Date, limit: number): Promise<readonly string[]> =>
      (await db.all(CLAIM, [now, limit])).map(({ id }) => id),
    find: (id: string): Promise<WaitingRow | undefined> => db.first(BY_ID, [id]),
    /** Removes a subscription and every other one of the same person. */
    forget: async (id: string): Promise<void> => void (await db.all(FORGET, [id])),
  };
}
