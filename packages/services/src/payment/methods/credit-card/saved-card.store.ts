import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { KeptCard } from '../../../gateways/index.ts';
import type { PaymentKey } from '../../payment.store.ts';

type CustomerCard = readonly [customerId: string, id: string];

const OF_CUSTOMER = named('saved-card-of-customer')<[customerId: string]>(
  `SELECT id, brand, last_four, expiry_year, expiry_month FROM saved_card
   WHERE customer_id = $1 ORDER BY saved_at DESC, id DESC`,
);
const TOKEN = named('saved-card-token')<CustomerCard>(
  `SELECT provider_token FROM saved_card WHERE customer_id = $1 AND id = $2`,
);
const DELETE = named('saved-card-delete')<CustomerCard>(
  `DELETE FROM saved_card WHERE customer_id = $1 AND id = $2 RETURNING provider_token`,
);
/** The customer's row is the lock of their cards. */
const LOCK_SAVER = named('saved-card-lock-saver')<[market: string, paymentId: string]>(
  `SELECT c.id FROM payment p JOIN shop_order o ON o.market = p.market AND o.id = p.order_id
   JOIN customer c ON c.id = o.customer_id
   WHERE p.market = $1 AND p.id = $2 AND p.saves_card FOR UPDATE OF c, p`,
);
const KNOWN = named('saved-card-known')<[customerId: string]>(
  `SELECT id, fingerprint, provider_token FROM saved_card WHERE customer_id = $1`,
);
const PUT = named('saved-card-put')<
  [
    customerId: string,
    id: string,
    token: string,
    fingerprint: string,
    brand: string,
    lastFour: string,
    expiryYear: number,
    expiryMonth: number,
    now: Date,
  ]
>(`INSERT INTO saved_card
     (customer_id, id, provider_token, fingerprint, brand, last_four, expiry_year, expiry_month, saved_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT ON CONSTRAINT saved_card_once DO UPDATE SET provider_token = excluded.provider_token,
     expiry_year = excluded.expiry_year, expiry_month = excluded.expiry_month, saved_at = excluded.saved_at`);
const SAVED = named('saved-card-saved')<[market: string, paymentId: string]>(
  `UPDATE payment SET saves_card = false WHERE market = $1 AND id = $2`,
);

export type SavedCardRow = RowOf<typeof OF_CUSTOMER>;

/** The cards that a customer keeps, the one that was kept last first. */
export function findSavedCards(db: Queryable, customerId: string): Promise<readonly SavedCardRow[]> {
  return db.all(OF_CUSTOMER, [customerId]);
}

/** The provider's token of a customer's card; undefined for one that is not theirs, as for one that does not exist. */
export async function findSavedToken(
  db: Queryable,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  return (await db.first(TOKEN, [customerId, id]))?.providerToken;
}

/** Deletes a customer's card and answers the provider's token of it; undefined where they have no such card. */
export async function deleteSavedCard(
  transaction: Transaction,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  return (await transaction.first(DELETE, [customerId, id]))?.providerToken;
}

/** Whose card a payment is to keep, with their cards locked; undefined where it keeps none, or no more. */
export async function lockSaver(
  transaction: Transaction,
  { market, paymentId }: PaymentKey,
): Promise<string | undefined> {
  return (await transaction.first(LOCK_SAVER, [market, paymentId]))?.id;
}

/** What tells the cards of a customer apart. */
export function findKnownCards(
  transaction: Transaction,
  customerId: string,
): Promise<readonly RowOf<typeof KNOWN>[]> {
  return transaction.all(KNOWN, [customerId]);
}

/** Keeps a card, in the place of the same card that was kept before. */
export async function putSavedCard(
  transaction: Transaction,
  { customerId, id, card, now }: SavedCardToPut,
): Promise<void> {
  const { token, fingerprint, brand, lastFour, expiryYear, expiryMonth } = card;
  const facts = [token, fingerprint, brand, lastFour, expiryYear, expiryMonth] as const;
  await transaction.all(PUT, [customerId, id, ...facts, now]);
}

interface SavedCardToPut {
  readonly customerId: string;
  readonly id: string;
  readonly card: KeptCard;
  readonly now: Date;
}

/** Notes that nothing is left to keep of a payment's card. */
export async function noteSaved(transaction: Transaction, { market, paymentId }: PaymentKey): Promise<void> {
  await transaction.all(SAVED, [market, paymentId]);
}
