import {
  type LookPicture,
  mayHave,
  named,
  type Queryable,
  type RowOf,
  shownSku,
  skuColumns,
  type Transaction,
} from '@vitrine/database';
import type { CertificateStatus, SkuId, WrittenTexts } from '@vitrine/domain';
import { PIECE_FIELDS, type PieceRow } from '../catalog/index.ts';

export interface MaterialRow {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly originCountry: string;
  readonly picture: { readonly look: string; readonly view: string } | null;
  readonly media: readonly LookPicture[] | null;
  readonly texts: WrittenTexts<MaterialText>;
}
interface MaterialText {
  readonly name: string;
  readonly description: string;
}

const OFFERED_UNTIL = `(SELECT t.expires_at FROM certificate_transfer t
  WHERE t.serial_number = c.serial_number AND t.state = 'offered') AS offered_until`;
/** The owner has the piece, whatever is sold of it and to whom. */
const OWN = `SELECT c.serial_number, c.status, c.made_on, c.material_ids, ${OFFERED_UNTIL}, ${skuColumns(PIECE_FIELDS)}
  FROM certificate c
  LEFT JOIN LATERAL ${shownSku('sku.id = c.sku_id', { language: '$2', country: 'NULL' })} s ON true
  WHERE c.owner_id = $1`;

const CERTIFICATES = named('certificates-of-customer')<[customerId: string, language: string]>(
  `${OWN} ORDER BY c.made_on DESC, c.serial_number`,
);
const CERTIFICATE = named('certificate-of-customer')<
  [customerId: string, language: string, serialNumber: string]
>(`${OWN} AND c.serial_number = $3`);

const MATERIAL = named('material-of-customer')<[customerId: string, id: string], MaterialRow>(
  `SELECT m.id, m.origin_country, m.picture, m.texts,
     (SELECT s.media FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
      WHERE s.look = m.picture ->> 'look' LIMIT 1) AS media
   FROM material m
   WHERE m.id = $2 AND EXISTS (SELECT FROM certificate c WHERE c.owner_id = $1 AND m.id = ANY (c.material_ids))`,
);
/** Pieces that have reached the customer: one of them an older certificate may belong to. */
const BOUGHT = named('certificate-bought-pieces')<[customerId: string, language: string], PieceRow>(
  `SELECT ${skuColumns(PIECE_FIELDS)} FROM (
     SELECT DISTINCT l.sku_id FROM shop_order o
     JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id AND f.state IN ('delivered', 'collected')
     JOIN order_line l ON l.market = f.market AND l.order_id = f.order_id AND l.fulfilment_id = f.id
     WHERE o.customer_id = $1) bought
   CROSS JOIN LATERAL ${shownSku('sku.id = bought.sku_id AND NOT sku.is_sample', { language: '$2', country: 'NULL' })} s
   ORDER BY s.name, s.sku_id LIMIT 50`,
);

const LOCK = `SELECT serial_number, status, sku_id, owner_id, activation_hash FROM certificate`;
const LOCK_OWN = named('certificate-lock-own')<[serialNumber: string, customerId: string]>(
  `${LOCK} WHERE serial_number = $1 AND owner_id = $2 FOR UPDATE`,
);
/** One that was sold to somebody and not activated is theirs to activate. */
const LOCK_TO_ACTIVATE = named('certificate-lock-to-activate')<[serialNumber: string, customerId: string]>(
  `${LOCK} WHERE serial_number = $1 AND (status <> 'issued' OR owner_id IS NULL OR owner_id = $2) FOR UPDATE`,
);
const LOCK_ANY = named('certificate-lock')<[serialNumber: string]>(
  `${LOCK} WHERE serial_number = $1 FOR UPDATE`,
);
const OFFERED = named('certificate-offered-until')<[serialNumber: string]>(
  `SELECT expires_at FROM certificate_transfer WHERE serial_number = $1 AND state = 'offered'`,
);
/**
 * Of the pieces of its line that their buyer still has, as many stay as a return under way asks for: which of them go back is
 * told once they are inspected.
 */
const GOING_BACK = named('certificate-going-back')<[serialNumber: string]>(
  `SELECT c.serial_number FROM certificate c
   JOIN shop_order o ON o.market = c.market AND o.id = c.order_id AND o.customer_id = c.owner_id
   WHERE c.serial_number = $1 AND (
     SELECT count(*) FROM certificate k WHERE k.market = c.market AND k.line_id = c.line_id
       AND k.owner_id = c.owner_id AND k.status NOT IN ('returned', 'blocked')
       AND NOT EXISTS (SELECT FROM certificate_transfer t
         WHERE t.serial_number = k.serial_number AND t.serial_number <> c.serial_number AND t.state = 'offered')
   ) <= (
     SELECT coalesce(sum(coalesce(l.accepted, l.quantity)), 0) FROM return_line l
     JOIN return_request r ON r.market = l.market AND r.id = l.return_id
     WHERE l.market = c.market AND l.line_id = c.line_id AND r.state IN ('requested', 'received', 'inspected'))`,
);
const SET = named('certificate-set')<
  [serialNumber: string, status: CertificateStatus, ownerId: string | null]
>(`UPDATE certificate SET status = $2, owner_id = $3 WHERE serial_number = $1`);
const NAME_PIECE = named('certificate-name-piece')<[serialNumber: string, skuId: SkuId]>(
  `UPDATE certificate SET sku_id = $2 WHERE serial_number = $1`,
);
const BEGINNING = named('certificate-beginning')<[serialNumber: string]>(
  `SELECT status, owner_id, sku_id, made_on, activated_on, is_entered FROM certificate WHERE serial_number = $1`,
);
const NOTE_ENTERED = named('certificate-note-entered')<[serialNumber: string]>(
  `UPDATE certificate SET is_entered = true WHERE serial_number = $1`,
);
const BY_NUMBER = named('certificate-by-number')<[serialNumber: string]>(
  `SELECT c.status, c.activation_hash, ${OFFERED_UNTIL} FROM certificate c WHERE c.serial_number = $1`,
);

/** A certificate with the piece it belongs to: null in all its fields where nobody recorded which that is. */
export type CertificateRow = RowOf<typeof CERTIFICATE>;

/** The certificates of a customer, those of the youngest pieces first. */
export function certificatesOf(
  db: Queryable,
  customerId: string,
  language: string,
): Promise<readonly CertificateRow[]> {
  return db.all(CERTIFICATES, [customerId, language]);
}

/** One of them; another's is not there. */
export function certificateOf(
  db: Queryable,
  { customerId, serialNumber }: { readonly customerId: string; readonly serialNumber: string },
  language: string,
): Promise<CertificateRow | undefined> {
  return db.first(CERTIFICATE, [customerId, language, serialNumber]);
}

/** A material of a piece that the customer has; another's is not there. */
export function materialOf(db: Queryable, customerId: string, id: string): Promise<MaterialRow | undefined> {
  return db.first(MATERIAL, [customerId, id]);
}

export function boughtPieces(
  db: Queryable,
  customerId: string,
  language: string,
): Promise<readonly PieceRow[]> {
  return db.all(BOUGHT, [customerId, language]);
}

/** A locked certificate, with the offer that is open for it. */
export type LockedCertificate = RowOf<typeof LOCK_ANY> & { readonly offeredUntil: Date | null };

/** Locks a certificate of the customer; another's is not there. */
export async function lockOwn(
  transaction: Transaction,
  serialNumber: string,
  customerId: string,
): Promise<LockedCertificate | undefined> {
  return withOffer(transaction, await transaction.first(LOCK_OWN, [serialNumber, customerId]));
}

export async function lockToActivate(
  transaction: Transaction,
  serialNumber: string,
  customerId: string,
): Promise<LockedCertificate | undefined> {
  return withOffer(transaction, await transaction.first(LOCK_TO_ACTIVATE, [serialNumber, customerId]));
}

export async function lockCertificate(
  transaction: Transaction,
  serialNumber: string,
): Promise<LockedCertificate | undefined> {
  return withOffer(transaction, await transaction.first(LOCK_ANY, [serialNumber]));
}

/** The offer is read after the lock: whoever waited for it sees what was done meanwhile. */
async function withOffer(
  transaction: Transaction,
  row: RowOf<typeof LOCK_ANY> | undefined,
): Promise<LockedCertificate | undefined> {
  if (row === undefined) return undefined;
  const offer = await transaction.first(OFFERED, [row.serialNumber]);
  return { ...row, offeredUntil: offer?.expiresAt ?? null };
}

export async function setCertificate(
  transaction: Transaction,
  serialNumber: string,
  { status, ownerId }: { readonly status: CertificateStatus; readonly ownerId: string | null },
): Promise<void> {
  await transaction.all(SET, [serialNumber, status, ownerId]);
}

/** Whether a return that is under way asks for the piece. */
export async function isGoingBack(transaction: Transaction, serialNumber: string): Promise<boolean> {
  return (await transaction.first(GOING_BACK, [serialNumber])) !== undefined;
}

export async function setPiece(transaction: Transaction, serialNumber: string, skuId: SkuId): Promise<void> {
  await transaction.all(NAME_PIECE, [serialNumber, skuId]);
}

/** What the chain of a certificate begins with. */
export type BeginningRow = RowOf<typeof BEGINNING>;

export function beginningOf(
  transaction: Transaction,
  serialNumber: string,
): Promise<BeginningRow | undefined> {
  return transaction.first(BEGINNING, [serialNumber]);
}

export async function noteEntered(transaction: Transaction, serialNumber: string): Promise<void> {
  await transaction.all(NOTE_ENTERED, [serialNumber]);
}

/** What the public page is answered from: nothing of owner or piece. */
export function certificateByNumber(db: Queryable, serialNumber: string) {
  return db.first(BY_NUMBER, [serialNumber]);
}
