import {
  IN_FALLBACK,
  named,
  type Queryable,
  shownSku,
  type ShownSku,
  skuColumns,
  type Transaction,
} from '@vitrine/database';
import { customerIdOf, type SkuId } from '@vitrine/domain';
import { type CustomerSession, ownerValues, type Session, type ViewerValues } from '../http/session.ts';

/** Exactly one of the two owns a list. */
export type WishlistOwnerValues = readonly [sessionId: string | null, customerId: string | null];

const LIVING_SESSION = named('wishlist-living-session')<[id: string]>(
  `SELECT id FROM session WHERE id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE`,
);
const CUSTOMER = named('wishlist-customer')<[id: string]>(
  `SELECT id FROM customer WHERE id = $1 FOR NO KEY UPDATE`,
);
const SKUS = named('wishlist-skus')<WishlistOwnerValues>(
  `SELECT sku_id FROM wishlist_item WHERE session_id = $1 OR customer_id = $2 ORDER BY added_at DESC, sku_id`,
);
const SKU = shownSku('sku.id = ANY ($1::text[]) AND sku.is_shown', {
  language: IN_FALLBACK,
  country: 'NULL',
  viewer: { customerId: '$2', now: '$3' },
});
/** Of what is asked for, what the viewer may have. */
const SHOWN = named('wishlist-shown')<
  [skuIds: readonly SkuId[], ...viewer: ViewerValues],
  Pick<ShownSku, 'skuId' | 'productId'>
>(
  `SELECT ${skuColumns(['skuId', 'productId'])} FROM ${SKU} s
   WHERE s.may_have AND s.default_sku_id IS NOT NULL`,
);
const ADD = named('wishlist-add')<readonly [...WishlistOwnerValues, skuIds: readonly SkuId[], now: Date]>(
  `INSERT INTO wishlist_item (session_id, customer_id, sku_id, added_at)
   SELECT CASE WHEN $2::text IS NULL THEN $1::text END, $2, sku_id, $4 FROM unnest($3::text[]) AS sku_id`,
);
const REMOVE = named('wishlist-remove')<readonly [...WishlistOwnerValues, skuId: SkuId]>(
  `DELETE FROM wishlist_item WHERE (session_id = $1 OR customer_id = $2) AND sku_id = $3 RETURNING sku_id`,
);
const HAND_OVER = named('wishlist-hand-over')<
  [sessionId: string, customerId: string, skuIds: readonly SkuId[]]
>(
  `UPDATE wishlist_item SET session_id = NULL, customer_id = $2
   WHERE session_id = $1 AND sku_id = ANY ($3::text[])`,
);
const DROP = named('wishlist-drop')<[sessionId: string]>(`DELETE FROM wishlist_item WHERE session_id = $1`);

/** Who owns a session's list, as the statements here take it. */
export function wishOwner(session: Session): WishlistOwnerValues {
  const [, sessionId, customerId] = ownerValues(session);
  return [sessionId, customerId];
}

/**
 * Holds a session's list for the rest of the transaction, so that two adds at once cannot exceed its limit. False when
 * the session has ended meanwhile: its list has gone to the customer who signed in.
 */
export async function holdWishlist(transaction: Transaction, session: Session): Promise<boolean> {
  const customerId = customerIdOf(session.principal);
  const held =
    customerId === undefined
      ? await transaction.first(LIVING_SESSION, [session.id])
      : await transaction.first(CUSTOMER, [customerId]);
  return held !== undefined;
}

/** The SKUs on a list, the youngest wish first. */
export async function wishedSkus(db: Queryable, session: Session): Promise<readonly SkuId[]> {
  const rows = await db.all(SKUS, wishOwner(session));
  return rows.map(({ skuId }) => skuId);
}

/** The products of those of the SKUs that the shop shows to this viewer. */
export async function shownSkus(
  db: Queryable,
  skuIds: readonly SkuId[],
  viewer: ViewerValues,
): Promise<ReadonlyMap<SkuId, string>> {
  const rows = await db.all(SHOWN, [skuIds, ...viewer]);
  return new Map(rows.map(({ skuId, productId }) => [skuId, productId]));
}

export async function putOnWishlist(
  transaction: Transaction,
  session: Session,
  { skuIds, now }: { readonly skuIds: readonly SkuId[]; readonly now: Date },
): Promise<void> {
  await transaction.all(ADD, [...wishOwner(session), skuIds, now]);
}

/** False when it was not there. */
export async function takeOffWishlist(db: Queryable, session: Session, skuId: SkuId): Promise<boolean> {
  return (await db.first(REMOVE, [...wishOwner(session), skuId])) !== undefined;
}

/** Gives some of a guest's wishes to a customer; the others are forgotten with the guest. */
export async function handOverWishes(
  transaction: Transaction,
  { guest, customer }: { readonly guest: Session; readonly customer: CustomerSession },
  skuIds: readonly SkuId[],
): Promise<void> {
  await transaction.all(HAND_OVER, [guest.id, customer.principal.customerId, skuIds]);
  await transaction.all(DROP, [guest.id]);
}
