import { named, type Transaction } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

type OfParcel = readonly [market: string, orderId: string, parcelId: string];

const LINES = named('certificate-lines-of-parcel')<readonly [...OfParcel, productTypes: readonly string[]]>(
  `SELECT l.id, l.sku_id, l.quantity, p.materials FROM order_line l
   JOIN sku s ON s.id = l.sku_id JOIN product p ON p.id = s.product_id
   WHERE l.market = $1 AND l.order_id = $2 AND l.fulfilment_id = $3 AND NOT s.is_sample AND p.product_type = ANY ($4::text[])
   ORDER BY l.id`,
);
const PIECES = named('certificate-pieces')<[skuIds: readonly string[], productTypes: readonly string[]]>(
  `SELECT s.id AS sku_id, p.materials FROM sku s JOIN product p ON p.id = s.product_id
   WHERE s.id = ANY ($1::text[]) AND p.product_type = ANY ($2::text[])`,
);
const ADD = named('certificate-add')<
  readonly [
    serialNumber: string,
    skuId: SkuId,
    activationHash: string,
    materialIds: readonly string[],
    madeOn: string,
    market: string,
    orderId: string,
    lineId: string,
    madeFor: string,
  ]
>(`INSERT INTO certificate (serial_number, sku_id, activation_hash, status, material_ids, made_on, market, order_id, line_id, made_for)
   VALUES ($1, $2, $3, 'issued', $4, $5, $6, $7, $8, $9) ON CONFLICT (made_for) DO NOTHING RETURNING serial_number`);
/** Two pieces of one SKU take their numbers one after the other. */
const LOCK_EDITIONS = named('edition-lock')<[skuId: SkuId]>(
  `SELECT id FROM collectible WHERE sku_id = $1 ORDER BY id LIMIT 1 FOR UPDATE`,
);
/** The next number of the SKU's edition; none where it has no edition, and where its last number is given. */
const ADD_EDITION = named('edition-add')<[serialNumber: string, skuId: SkuId, codeHash: string]>(
  `INSERT INTO collectible (id, serial_number, sku_id, edition, edition_of, code_hash)
   SELECT $1, $1, $2, max(edition) + 1, max(edition_of), $3 FROM collectible WHERE sku_id = $2
   HAVING max(edition) < max(edition_of)`,
);
const TAKE_EDITION_BACK = named('edition-take-back')<[serialNumber: string]>(
  `UPDATE collectible SET owner_id = NULL, claimed_at = NULL, code_hash = 'gone-' || id WHERE serial_number = $1`,
);
const UNBOUND = named('certificate-unbound-of-lines')<[market: string, lineIds: readonly string[]]>(
  `SELECT serial_number FROM certificate
   WHERE market = $1 AND line_id = ANY ($2::text[]) AND status = 'issued' AND owner_id IS NULL
   ORDER BY serial_number FOR UPDATE`,
);
/** Those that the buyer still has go back before those that were handed on. */
const TO_UNBIND = named('certificate-to-unbind')<
  [market: string, orderId: string, lineId: string, pieces: number]
>(`SELECT c.serial_number FROM certificate c WHERE c.serial_number IN (
     SELECT k.serial_number FROM certificate k
     LEFT JOIN shop_order o ON o.market = k.market AND o.id = k.order_id
     WHERE k.market = $1 AND k.order_id = $2 AND k.line_id = $3 AND k.status NOT IN ('returned', 'blocked')
     ORDER BY (k.owner_id IS NOT DISTINCT FROM o.customer_id) DESC, k.owner_id IS NULL DESC, k.serial_number LIMIT $4)
   ORDER BY c.serial_number FOR UPDATE OF c`);
const BUYER = named('certificate-buyer')<[market: string, orderId: string]>(
  `SELECT customer_id, locale FROM shop_order WHERE market = $1 AND id = $2`,
);

/** [R2.054] Gives a certified piece the next number of its digital edition, if it comes with one that is not complete. */
export async function addEdition(
  transaction: Transaction,
  piece: { readonly serialNumber: string; readonly skuId: SkuId; readonly codeHash: string },
): Promise<void> {
  await transaction.all(LOCK_EDITIONS, [piece.skuId]);
  await transaction.all(ADD_EDITION, [piece.serialNumber, piece.skuId, piece.codeHash]);
}

/** The edition of a piece that was taken back is nobody's, and its code claims nothing. */
export async function takeEditionBack(transaction: Transaction, serialNumber: string): Promise<void> {
  await transaction.all(TAKE_EDITION_BACK, [serialNumber]);
}

/** A piece that travels with a certificate. */
export interface CertifiedLine {
  readonly lineId: string;
  readonly skuId: SkuId;
  readonly quantity: number;
  /** As the catalogue names them. */
  readonly materials: readonly string[];
}
export interface ParcelOfOrder {
  readonly market: string;
  readonly orderId: string;
  readonly parcelId: string;
}

/** The lines of a parcel whose pieces travel with a certificate. */
export async function certifiedLines(
  transaction: Transaction,
  { market, orderId, parcelId }: ParcelOfOrder,
  productTypes: ReadonlySet<string>,
): Promise<readonly CertifiedLine[]> {
  const rows = await transaction.all(LINES, [market, orderId, parcelId, [...productTypes]]);
  return rows.map(({ id, ...row }) => ({ lineId: id, ...row }));
}

/** The materials of those of some SKUs whose pieces travel with a certificate. */
export async function certifiedSkus(
  transaction: Transaction,
  skuIds: readonly SkuId[],
  productTypes: ReadonlySet<string>,
): Promise<ReadonlyMap<SkuId, readonly string[]>> {
  const rows = await transaction.all(PIECES, [skuIds, [...productTypes]]);
  return new Map(rows.map(({ skuId, materials }) => [skuId, materials]));
}

export interface MadeCertificate {
  readonly serialNumber: string;
  readonly skuId: SkuId;
  readonly activationHash: string;
  readonly materialIds: readonly string[];
  /** ISO date. */
  readonly madeOn: string;
  readonly market: string;
  readonly orderId: string;
  readonly lineId: string;
  /** Which piece of which line: a second certificate for it is not made. */
  readonly madeFor: string;
}

/** Whether it was made: false where the piece has one. */
export async function addCertificate(transaction: Transaction, made: MadeCertificate): Promise<boolean> {
  const row = await transaction.first(ADD, [
    made.serialNumber,
    made.skuId,
    made.activationHash,
    made.materialIds,
    made.madeOn,
    made.market,
    made.orderId,
    made.lineId,
    made.madeFor,
  ]);
  return row !== undefined;
}

export async function unboundOfLines(
  transaction: Transaction,
  market: string,
  lineIds: readonly string[],
): Promise<readonly string[]> {
  return (await transaction.all(UNBOUND, [market, lineIds])).map(({ serialNumber }) => serialNumber);
}

export async function certificatesToUnbind(
  transaction: Transaction,
  line: { readonly market: string; readonly orderId: string; readonly lineId: string },
  pieces: number,
): Promise<readonly string[]> {
  const rows = await transaction.all(TO_UNBIND, [line.market, line.orderId, line.lineId, pieces]);
  return rows.map(({ serialNumber }) => serialNumber);
}

/** Who bought an order, and in which locale. */
export function buyerOf(
  transaction: Transaction,
  { market, orderId }: Pick<ParcelOfOrder, 'market' | 'orderId'>,
) {
  return transaction.first(BUYER, [market, orderId]);
}
