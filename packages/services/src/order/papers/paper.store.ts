import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { NumberedPaperKind, PaperKind, PaperSums } from '@vitrine/domain';
import { type OwnerValues, ownerValues, type Session } from '../../http/session.ts';
import type { OrderKey } from '../settled.store.ts';

const OF_ORDER = named('papers-of-order')<[market: string, orderId: string]>(
  `SELECT p.id, p.kind, p.subject_id, p.entity, p.place, p.goods, p.shipping, p.issued_at, p.made_at, p.size,
     r.number AS return_number
   FROM paper p LEFT JOIN return_request r ON r.market = p.market AND r.id = p.subject_id
   WHERE p.market = $1 AND p.order_id = $2 ORDER BY p.issued_at, p.id`,
);
/** The row of a series is locked until the transaction ends, so that nobody takes the next number before this one is kept. */
const NEXT_PLACE = named('paper-next-place')<[market: string, entity: string, kind: NumberedPaperKind]>(
  `INSERT INTO paper_series (market, entity, kind, last_place) VALUES ($1, $2, $3, 1)
   ON CONFLICT (market, entity, kind) DO UPDATE SET last_place = paper_series.last_place + 1 RETURNING last_place`,
);
const FISCAL = named('paper-fiscal-of-customer')<[customerId: string]>(
  'SELECT fiscal FROM customer WHERE id = $1',
);
const ADD = named('paper-add')<
  readonly [
    market: string,
    id: string,
    orderId: string,
    kind: PaperKind,
    subjectId: string,
    entity: string,
    place: number | null,
    locale: string,
    content: string,
    issuedAt: Date,
    goods: number | null,
    shipping: number | null,
    tax: number | null,
    total: number | null,
  ]
>(`INSERT INTO paper (market, id, order_id, kind, subject_id, entity, place, locale, content, issued_at, goods, shipping, tax, total)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`);
const TO_PRINT = named('papers-to-print')<[market: string, orderId: string]>(
  `SELECT market, id, kind, locale, content FROM paper
   WHERE market = $1 AND order_id = $2 AND bytes IS NULL ORDER BY issued_at, id`,
);
const KEEP = named('paper-keep')<[market: string, id: string, bytes: Buffer, hash: string, now: Date]>(
  `UPDATE paper SET bytes = $3::bytea, size = length($3::bytea), hash = $4, made_at = $5
   WHERE market = $1 AND id = $2 AND bytes IS NULL`,
);
const FAIL = named('paper-fail')<[market: string, id: string]>(
  `UPDATE paper SET failures = failures + 1 WHERE market = $1 AND id = $2 RETURNING failures`,
);
const KEPT = named('paper-kept')<[market: string, subjectId: string, kind: PaperKind]>(
  `SELECT id, order_id, locale, bytes, hash FROM paper
   WHERE market = $1 AND subject_id = $2 AND kind = $3 AND bytes IS NOT NULL`,
);
const SENT = 'SELECT p.kind, p.bytes, p.hash, o.number FROM paper p';
const RECEIPT_OF = named('paper-receipt-of-customer')<[market: string, customerId: string, parcelId: string]>(
  `${SENT}
   JOIN shop_order o ON o.market = p.market AND o.id = p.order_id AND o.customer_id = $2
   WHERE p.market = $1 AND p.subject_id = $3 AND p.kind = 'receipt' AND p.bytes IS NOT NULL`,
);
const OF_OWNER = named('paper-of-owner')<readonly [...OwnerValues, id: string]>(
  `${SENT}
   JOIN shop_order o ON o.market = p.market AND o.id = p.order_id AND (o.session_id = $2 OR o.customer_id = $3)
   WHERE p.market = $1 AND p.id = $4 AND p.kind <> 'workshopSheet' AND p.bytes IS NOT NULL`,
);
const LINKED = named('paper-linked')<[market: string, orderId: string, id: string]>(
  `${SENT}
   JOIN shop_order o ON o.market = p.market AND o.id = p.order_id
   WHERE p.market = $1 AND p.order_id = $2 AND p.id = $3 AND p.kind <> 'workshopSheet' AND p.bytes IS NOT NULL`,
);
const ORDER_OF = named('paper-order-of')<[market: string, subjectId: string]>(
  `SELECT order_id AS "order_id!" FROM fulfilment WHERE market = $1 AND id = $2
   UNION ALL SELECT order_id FROM return_request WHERE market = $1 AND id = $2`,
);
/** [R7.026] The number that a customer wants on their papers. */
export async function fiscalCodeOf(db: Queryable, customerId: string): Promise<string | undefined> {
  return (await db.first(FISCAL, [customerId]))?.fiscal?.fiscalCode;
}

/** A paper of an order, without what stands on it. */
export type PaperRow = RowOf<typeof OF_ORDER>;
export type UnprintedPaper = RowOf<typeof TO_PRINT>;
export interface KeptPaper {
  readonly bytes: Uint8Array;
  readonly hash: string;
}
/** A paper as it is sent, with a name to keep it by. */
export interface SentPaper extends KeptPaper {
  readonly name: string;
}

export function papersOfOrder(db: Queryable, { market, orderId }: OrderKey): Promise<readonly PaperRow[]> {
  return db.all(OF_ORDER, [market, orderId]);
}

/** [R7.042] The next place in the series of a legal entity; it is given for good when the transaction is kept. */
export async function nextPlace(
  transaction: Transaction,
  {
    market,
    entity,
    kind,
  }: { readonly market: string; readonly entity: string; readonly kind: NumberedPaperKind },
): Promise<number> {
  const row = await transaction.first(NEXT_PLACE, [market, entity, kind]);
  if (row === undefined) throw new Error('A series gave no number');
  return row.lastPlace;
}

export interface NewPaper extends OrderKey {
  readonly id: string;
  readonly kind: PaperKind;
  readonly subjectId: string;
  readonly entity: string;
  readonly place: number | undefined;
  readonly locale: string;
  readonly content: object;
  readonly sums: PaperSums | undefined;
}

export async function addPaper(transaction: Transaction, paper: NewPaper, now: Date): Promise<void> {
  const { market, id, orderId, kind, subjectId, entity, place = null, locale, content, sums } = paper;
  const { goods = null, shipping = null, tax = null, total = null } = sums ?? {};
  const text = JSON.stringify(content);
  await transaction.all(ADD, [
    market,
    id,
    orderId,
    kind,
    subjectId,
    entity,
    place,
    locale,
    text,
    now,
    goods,
    shipping,
    tax,
    total,
  ]);
}

export function papersToPrint(
  db: Queryable,
  { market, orderId }: OrderKey,
): Promise<readonly UnprintedPaper[]> {
  return db.all(TO_PRINT, [market, orderId]);
}

/** Keeps what was printed; a paper that is kept already stays as it is. */
export async function keepPaper(
  db: Queryable,
  { market, id }: Pick<UnprintedPaper, 'market' | 'id'>,
  { bytes, hash, now }: KeptPaper & { readonly now: Date },
): Promise<void> {
  await db.all(KEEP, [market, id, Buffer.from(bytes), hash, now]);
}

/** Notes that a paper could not be printed; answers how often that was so. */
export async function noteFailure(
  db: Queryable,
  { market, id }: Pick<UnprintedPaper, 'market' | 'id'>,
): Promise<number> {
  return (await db.first(FAIL, [market, id]))?.failures ?? 0;
}

/** A kept paper of a parcel or a return, for whoever works in the house. */
export function keptPaper(
  db: Queryable,
  market: string,
  subject: { readonly id: string; readonly kind: PaperKind },
) {
  return db.first(KEPT, [market, subject.id, subject.kind]);
}

/** [R7.042] The receipt of a parcel of this customer. */
export async function receiptOf(
  db: Queryable,
  {
    market,
    principal: { customerId },
  }: { readonly market: string; readonly principal: { readonly customerId: string } },
  parcelId: string,
): Promise<SentPaper | undefined> {
  return sent(await db.first(RECEIPT_OF, [market, customerId, parcelId]));
}

/** A paper of an order of this session or its customer. */
export async function ownPaper(db: Queryable, session: Session, id: string): Promise<SentPaper | undefined> {
  return sent(await db.first(OF_OWNER, [...ownerValues(session), id]));
}

/** A paper of one order alone. */
export async function paperOfLinked(
  db: Queryable,
  { market, orderId }: OrderKey,
  id: string,
): Promise<SentPaper | undefined> {
  return sent(await db.first(LINKED, [market, orderId, id]));
}

const sent = (row: RowOf<typeof LINKED> | undefined): SentPaper | undefined =>
  row === undefined || row.bytes === null || row.hash === null
    ? undefined
    : { bytes: row.bytes, hash: row.hash, name: `${row.kind}-${row.number ?? ''}.pdf` };

/** The order of a parcel or a return. */
export async function orderOfSubject(
  db: Queryable,
  market: string,
  subjectId: string,
): Promise<string | undefined> {
  return (await db.first(ORDER_OF, [market, subjectId]))?.orderId;
}
