import { named, type Queryable, type RowOf, shownSku, skuColumns, type Transaction } from '@vitrine/database';
import { PIECE_FIELDS, type PieceRow } from '../catalog/index.ts';

const WALLET = named('wallet-of-customer')<[customerId: string]>(
  `SELECT wallet_id FROM wallet_link WHERE customer_id = $1`,
);
/** Two changes of one customer go one after the other. */
const LOCK_CUSTOMER = named('wallet-lock-customer')<[customerId: string]>(
  `SELECT id FROM customer WHERE id = $1 FOR UPDATE`,
);
/** No row where the address is another customer's. */
const LINK = named('wallet-link')<[customerId: string, walletId: string]>(
  `INSERT INTO wallet_link AS l (wallet_key, wallet_id, customer_id) VALUES (lower($2), $2, $1)
   ON CONFLICT (wallet_key) DO UPDATE SET wallet_id = excluded.wallet_id WHERE l.customer_id = excluded.customer_id
   RETURNING wallet_key`,
);
const UNLINK_OTHERS = named('wallet-unlink-others')<[customerId: string, walletId: string | null]>(
  `DELETE FROM wallet_link WHERE customer_id = $1 AND wallet_key IS DISTINCT FROM lower($2::text)`,
);
/** The owner has it, whatever is sold of the piece and to whom. */
const SHOWN = `SELECT k.id, k.edition, k.edition_of, k.claimed_at AS "claimedAt!", ${skuColumns(PIECE_FIELDS)}
   FROM collectible k
   JOIN LATERAL ${shownSku('sku.id = k.sku_id', { language: '$2', country: 'NULL' })} s ON true
   WHERE k.owner_id = $1`;
const COLLECTIBLES = named('wallet-collectibles')<[customerId: string, language: string], PieceRow>(
  `${SHOWN} ORDER BY k.claimed_at DESC, k.id`,
);
const COLLECTIBLE = named('wallet-collectible')<[customerId: string, language: string, id: string], PieceRow>(
  `${SHOWN} AND k.id = $3`,
);
/** Of any number who try at the same time one wins. */
const CLAIM = named('wallet-claim')<[codeHash: string, customerId: string, now: Date]>(
  `UPDATE collectible SET owner_id = $2, claimed_at = $3 WHERE code_hash = $1 AND owner_id IS NULL RETURNING id`,
);
const GIFT_CARDS = named('wallet-gift-cards')<[customerId: string]>(
  `SELECT p.last_four AS "lastFour!", p.amount, p.currency, p.refunded_amount, o.id AS order_id,
     o.number AS "number!", o.placed_at AS "placedAt!"
   FROM shop_order o
   JOIN payment p ON p.market = o.market AND p.order_id = o.id AND p.method = 'giftCard' AND p.last_four IS NOT NULL
     AND p.state IN ('authorised', 'captured', 'refunded')
   WHERE o.customer_id = $1 AND o.placed_at IS NOT NULL
   ORDER BY o.placed_at DESC, p.id LIMIT 200`,
);
const FORGET_CLAIMS = named('wallet-forget-claims')<[customerId: string]>(
  `UPDATE collectible SET owner_id = NULL, claimed_at = NULL, code_hash = 'gone-' || id WHERE owner_id = $1`,
);

export type CollectibleRow = RowOf<typeof COLLECTIBLES>;
export type GiftCardUseRow = RowOf<typeof GIFT_CARDS>;

export async function walletIdOf(db: Queryable, customerId: string): Promise<string | null> {
  return (await db.first(WALLET, [customerId]))?.walletId ?? null;
}

/** Links an address in the place of another, or none; false, and nothing is changed, where it is another customer's. */
export async function linkWallet(
  transaction: Transaction,
  customerId: string,
  walletId: string | null,
): Promise<boolean> {
  await transaction.first(LOCK_CUSTOMER, [customerId]);
  const isTheirs = walletId === null || (await transaction.first(LINK, [customerId, walletId])) !== undefined;
  if (isTheirs) await transaction.all(UNLINK_OTHERS, [customerId, walletId]);
  return isTheirs;
}

/** The collectibles of a customer, the last that was claimed first: for their page, and for an account's export. */
export function collectiblesOf(
  db: Queryable,
  customerId: string,
  language: string,
): Promise<readonly CollectibleRow[]> {
  return db.all(COLLECTIBLES, [customerId, language]);
}

export function collectibleOf(
  db: Queryable,
  { customerId, id }: { readonly customerId: string; readonly id: string },
  language: string,
): Promise<CollectibleRow | undefined> {
  return db.first(COLLECTIBLE, [customerId, language, id]);
}

/** The id of the collectible that a code has claimed; undefined where it claims none any more. */
export async function claimByCode(
  db: Queryable,
  { codeHash, customerId }: { readonly codeHash: string; readonly customerId: string },
  now: Date,
): Promise<string | undefined> {
  return (await db.first(CLAIM, [codeHash, customerId, now]))?.id;
}

/** What gift cards paid for the orders of a customer, the last first. */
export function giftCardUses(db: Queryable, customerId: string): Promise<readonly GiftCardUseRow[]> {
  return db.all(GIFT_CARDS, [customerId]);
}

/** What an export says of a wallet: the linked address, and what was claimed. */
export async function heldWallet(db: Queryable, customerId: string) {
  const walletId = await walletIdOf(db, customerId);
  const collectibles = await collectiblesOf(db, customerId, 'eng');
  return [
    ...(walletId === null ? [] : [{ walletId }]),
    ...collectibles.map(({ id, edition }) => ({ collectible: id, edition })),
  ];
}

/** For the deletion of an account: takes its address away; its collectibles are nobody's, and no code claims them again. */
export async function forgetWallet(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.all(UNLINK_OTHERS, [customerId, null]);
  await transaction.all(FORGET_CLAIMS, [customerId]);
}
