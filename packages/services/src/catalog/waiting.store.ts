import { IN_FALLBACK, named, type Queryable, shownSku } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

/** A subscription whose message is due or was sent. */
export interface WaitingRow {
  readonly id: string;
  readonly skuId: SkuId;
  readonly identifier: string;
  readonly countryCode: string;
  readonly language: string;
  readonly notifiedAt: Date | null;
}

/** Whom a message is due to. */
interface ClaimedRow {
  readonly id: string;
  /** `Email` or `Phone`. */
  readonly identifierType: string;
}

const SKU = shownSku('sku.id = b.sku_id AND sku.sellable', {
  language: IN_FALLBACK,
  country: 'b.country_code',
});
/** [R4.001, R4.002] Back means: anybody could add it to a cart in the subscriber's country now. Oldest first. */
const CLAIM = named('waiting-claim')<[now: Date, limit: number]>(
  `UPDATE back_in_stock SET notified_at = $1 WHERE id IN (
     SELECT b.id FROM back_in_stock b
     JOIN LATERAL ${SKU} s ON s.may_have AND s.amount IS NOT NULL AND s.free > 0
     WHERE b.notified_at IS NULL
     ORDER BY b.created_at, b.id LIMIT $2 FOR UPDATE OF b SKIP LOCKED)
   RETURNING id, identifier_type`,
);
const BY_ID = named('waiting-by-id')<[id: string]>(
  `SELECT id, sku_id, identifier, country_code, language, notified_at
   FROM back_in_stock WHERE id = $1`,
);
const FORGET = named('waiting-forget')<[id: string]>(
  `DELETE FROM back_in_stock WHERE (identifier_type, identifier) =
     (SELECT identifier_type, identifier FROM back_in_stock WHERE id = $1)`,
);

/** Marks at most `limit` subscriptions to pieces that are back as answered, and names them; each is claimed once. */
export function claimWaiting(db: Queryable, now: Date, limit: number): Promise<readonly ClaimedRow[]> {
  return db.all(CLAIM, [now, limit]);
}

export function findWaiting(db: Queryable, id: string): Promise<WaitingRow | undefined> {
  return db.first(BY_ID, [id]);
}

/** Removes a subscription and every other one of the same person. */
export async function forgetWaiting(db: Queryable, id: string): Promise<void> {
  await db.all(FORGET, [id]);
}
