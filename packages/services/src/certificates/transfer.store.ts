import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

const ADD = named('certificate-transfer-add')<
  readonly [
    id: string,
    serialNumber: string,
    fromId: string,
    eventKey: string,
    emailTo: string | null,
    phoneNumber: string | null,
    contactSalt: string,
    locale: string,
    tokenHash: string,
    expiresAt: Date,
    now: Date,
  ]
>(`INSERT INTO certificate_transfer (id, serial_number, from_id, event_key, email_to, phone_number, contact_salt, locale,
     token_hash, state, expires_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'offered', $10, $11)`);
/** E-mail and number go with the end: nobody needs them any more. */
const END = named('certificate-transfer-end')<
  [serialNumber: string, state: 'accepted' | 'withdrawn' | 'expired', now: Date]
>(`UPDATE certificate_transfer SET state = $2, email_to = NULL, phone_number = NULL, moved_at = $3
   WHERE serial_number = $1 AND state = 'offered'`);
const EXPIRE = named('certificate-transfers-expire')<[now: Date, limit: number]>(
  `UPDATE certificate_transfer SET state = 'expired', email_to = NULL, phone_number = NULL, moved_at = $1
   WHERE id IN (SELECT id FROM certificate_transfer WHERE state = 'offered' AND expires_at <= $1
     ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);
const OPEN = named('certificate-transfer-open')<[serialNumber: string, fromId: string, now: Date]>(
  `SELECT email_to, phone_number, expires_at FROM certificate_transfer
   WHERE serial_number = $1 AND from_id = $2 AND state = 'offered' AND expires_at > $3`,
);
/** Whoever signed in with the e-mail or the number that it was sent to is its recipient. */
const BY_TOKEN = named('certificate-transfer-by-token')<[tokenHash: string, customerId: string]>(
  `SELECT t.id, t.serial_number, t.from_id, t.event_key, t.email_to, t.phone_number, t.contact_salt, t.state, t.expires_at,
     (t.from_id <> r.id AND (lower(t.email_to) = lower(r.email) OR t.phone_number = r.phone)) IS TRUE AS "isRecipient!"
   FROM certificate_transfer t JOIN customer r ON r.id = $2 WHERE t.token_hash = $1`,
);
const TO_SEND = named('certificate-transfer-to-send')<[id: string]>(
  `SELECT t.serial_number, t.email_to, t.phone_number, t.locale, t.state, t.expires_at, c.sku_id, g.email AS giver_email,
     g.first_name AS giver_name, g.locale AS giver_locale
   FROM certificate_transfer t JOIN certificate c ON c.serial_number = t.serial_number JOIN customer g ON g.id = t.from_id
   WHERE t.id = $1`,
);
const OWN_CONTACTS = named('certificate-own-contacts')<[customerId: string]>(
  `SELECT email, phone FROM customer WHERE id = $1`,
);

export interface NewTransfer {
  readonly id: string;
  readonly serialNumber: string;
  readonly fromId: string;
  readonly eventKey: string;
  readonly contact: TransferContact;
  readonly contactSalt: string;
  readonly locale: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}
/** Where the offer goes. */
export type TransferContact =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string };

export async function addTransfer(transaction: Transaction, added: NewTransfer, now: Date): Promise<void> {
  const { contact } = added;
  await transaction.all(ADD, [
    added.id,
    added.serialNumber,
    added.fromId,
    added.eventKey,
    contact.kind === 'email' ? contact.value : null,
    contact.kind === 'phone' ? contact.value : null,
    added.contactSalt,
    added.locale,
    added.tokenHash,
    added.expiresAt,
    now,
  ]);
}

/** Ends the open offer of a certificate, where there is one. The certificate is locked. */
export async function endTransfer(
  transaction: Transaction,
  serialNumber: string,
  ended: { readonly state: 'accepted' | 'withdrawn' | 'expired'; readonly now: Date },
): Promise<void> {
  await transaction.all(END, [serialNumber, ended.state, ended.now]);
}

/** Ends offers whose time is over; how many. */
export async function expireTransfers(transaction: Transaction, now: Date, limit: number): Promise<number> {
  return (await transaction.all(EXPIRE, [now, limit])).length;
}

/** The open offer of the customer's own certificate. */
export function openTransfer(
  db: Queryable,
  { serialNumber, customerId }: { readonly serialNumber: string; readonly customerId: string },
  now: Date,
) {
  return db.first(OPEN, [serialNumber, customerId, now]);
}

/** An offer as its link names it, and whether this customer is the one it was sent to. */
export type TransferRow = RowOf<typeof BY_TOKEN>;

export function transferByToken(
  db: Queryable,
  tokenHash: string,
  customerId: string,
): Promise<TransferRow | undefined> {
  return db.first(BY_TOKEN, [tokenHash, customerId]);
}

/** An offer as its messages tell it. */
export type TransferToSend = RowOf<typeof TO_SEND>;

export function transferToSend(db: Queryable, id: string): Promise<TransferToSend | undefined> {
  return db.first(TO_SEND, [id]);
}

export function contactsOf(db: Queryable, customerId: string) {
  return db.first(OWN_CONTACTS, [customerId]);
}
