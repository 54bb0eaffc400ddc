import {
  IN_FALLBACK,
  named,
  orderedOfSale,
  type Queryable,
  shownSku,
  skuColumns,
  type Transaction,
} from '@vitrine/database';
import {
  ageAccess,
  type AgeAccess,
  type CartLine,
  customerIdOf,
  takesSamples,
  type SkuId,
  type SkuOnOffer,
} from '@vitrine/domain';
import { OFFER_FIELDS, type OfferRow, toOffer } from '../catalog/index.ts';
import {
  type OwnerValues,
  ownerValues,
  type Session,
  type ViewerValues,
  viewerValues,
} from '../http/session.ts';

export interface OpenCart {
  readonly market: string;
  readonly cartId: string;
  readonly lines: readonly CartLine[];
}

/** A line beside what the limits ask of its SKU. */
interface LineRow extends Pick<CartLine, 'id' | 'configuration' | 'quantity'>, SaleRow {
  readonly skuId: SkuId;
  readonly maxQuantity: number;
  readonly isFluid: boolean;
  readonly isSample: boolean;
  readonly productType: string;
}
/** The limit of the private sale of a SKU; nulls where there is none. */
interface SaleRow {
  readonly saleId: string | null;
  readonly saleMax: number | null;
  readonly saleOrdered: number;
}
interface OfferedRow extends OfferRow, AgeFacts, Omit<LineRow, 'id' | 'configuration' | 'quantity'> {}

/** SQL: the private sale of the product `p` that limits its pieces, and the columns of `SaleRow` for a customer. */
const SALE = `LEFT JOIN exclusive_sale sale ON sale.id = p.exclusive_sale_id AND sale.pieces_per_customer IS NOT NULL`;
const saleColumns = (customerId: string): string =>
  `sale.id AS sale_id, sale.pieces_per_customer AS sale_max,
   CASE WHEN sale.id IS NULL THEN 0 ELSE ${orderedOfSale('sale.id', customerId)} END AS "sale_ordered!"`;

const LOCK = named('cart-lock')<OwnerValues>(
  `SELECT id FROM cart WHERE market = $1 AND (session_id = $2 OR customer_id = $3) FOR UPDATE`,
);
const LIVING_SESSION = named('cart-living-session')<[id: string]>(
  `SELECT id FROM session WHERE id = $1 AND revoked_at IS NULL FOR SHARE`,
);
const CREATE = named('cart-create')<readonly [...OwnerValues, id: string, now: Date]>(
  `INSERT INTO cart (market, session_id, customer_id, id, updated_at)
   VALUES ($1, CASE WHEN $3::text IS NULL THEN $2::text END, $3, $4, $5)
   ON CONFLICT DO NOTHING`,
);
const LINES = named('cart-lines')<[market: string, cartId: string]>(
  `SELECT i.id, i.sku_id, i.configuration, i.quantity, s.max_quantity, s.is_fluid, s.is_sample, p.product_type,
     ${saleColumns('c.customer_id')}
   FROM cart c JOIN cart_line i ON i.market = c.market AND i.cart_id = c.id
   JOIN sku s ON s.id = i.sku_id JOIN product p ON p.id = s.product_id ${SALE}
   WHERE c.market = $1 AND c.id = $2 ORDER BY i.added_at, i.id`,
);
const LOCK_OF_ORDER = named('cart-lock-of-order')<[market: string, orderId: string]>(
  `SELECT c.id FROM shop_order o JOIN cart c ON c.market = o.market AND c.id = o.cart_id
   WHERE o.market = $1 AND o.id = $2 FOR UPDATE OF c`,
);
const ORDERED = named('cart-ordered-lines')<[market: string, orderId: string]>(
  `SELECT l.cart_line_id AS id, l.sku_id, l.configuration, l.quantity, s.max_quantity, s.is_fluid, s.is_sample, p.product_type,
     ${saleColumns('o.customer_id')}
   FROM shop_order o JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   JOIN sku s ON s.id = l.sku_id JOIN product p ON p.id = s.product_id ${SALE}
   WHERE o.market = $1 AND o.id = $2 ORDER BY l.id`,
);
const OFFERED = shownSku('sku.id = ANY ($1::text[])', {
  language: IN_FALLBACK,
  country: '$2',
  viewer: { customerId: '$3', now: '$4' },
});
/**
 * [R7.050] SQL: what decides whether a session may have a SKU for its age, for `ageAccess`. `sku`: an alias; `session`: a
 * parameter with the session's id.
 */
export function ageFacts(sku: string, session: string): string {
  return `${sku}.age_restricted AS "age_restricted!", (SELECT age_answer FROM session WHERE id = ${session})`;
}

/** What a row with `ageFacts` says of a session. */
export interface AgeFacts {
  readonly ageRestricted: boolean;
  readonly ageAnswer: 'yes' | 'no' | null;
}

/** [R8.042] Whether the session may have the SKU of such a row. */
export function ageAccessOf({ ageRestricted, ageAnswer }: AgeFacts): AgeAccess {
  return ageAccess(ageRestricted, ageAnswer ?? undefined);
}
const OFFERS = named('cart-offers')<
  [skuIds: readonly SkuId[], country: string, ...viewer: ViewerValues, sessionId: string],
  OfferedRow
>(
  `SELECT ${skuColumns(['skuId', 'maxQuantity', 'isFluid', 'isSample', 'productType', ...OFFER_FIELDS])},
     ${ageFacts('s', '$5')}, ${saleColumns('$3::text')}
   FROM ${OFFERED} s JOIN product p ON p.id = s.product_id ${SALE} WHERE s.may_have`,
);
const KINDS = named('cart-kinds-of-pieces')<OwnerValues>(
  `SELECT i.sku_id, s.is_sample, p.product_type
   FROM cart c
   JOIN cart_line i ON i.market = c.market AND i.cart_id = c.id
   JOIN sku s ON s.id = i.sku_id
   JOIN product p ON p.id = s.product_id
   WHERE c.market = $1 AND (c.session_id = $2 OR c.customer_id = $3)`,
);
/** [R8.006] SQL: the orders of the owner whose payment is under way. */
export const PENDING_ORDER_OF_OWNER = `SELECT id FROM shop_order
   WHERE market = $1 AND (session_id = $2 OR customer_id = $3) AND state = 'pending_payment'`;
const PENDING_ORDER = named('cart-pending-order')<OwnerValues>(`${PENDING_ORDER_OF_OWNER} LIMIT 1`);

/** The id a cart gets: its owner's, so that a cart has the same name before its first piece is in it. */
export function cartIdOf(session: Session): string {
  return customerIdOf(session.principal) ?? session.id;
}

/** Locks a session's cart for the rest of the transaction; undefined when it has none. */
export async function openCart(transaction: Transaction, session: Session): Promise<OpenCart | undefined> {
  const cart = await transaction.first(LOCK, ownerValues(session));
  return cart && withLines(transaction, session.market, cart.id);
}

/** Locks the cart that an order was made of; undefined when it is gone. */
export async function openCartOfOrder(
  transaction: Transaction,
  market: string,
  orderId: string,
): Promise<OpenCart | undefined> {
  const cart = await transaction.first(LOCK_OF_ORDER, [market, orderId]);
  return cart && withLines(transaction, market, cart.id);
}

/** The lines of an order as lines of a cart, under the ids that they had in it. */
export async function orderedLines(
  db: Queryable,
  market: string,
  orderId: string,
): Promise<readonly CartLine[]> {
  return (await db.all(ORDERED, [market, orderId])).map(toLine);
}

/**
 * Locks a session's cart, making it first where there is none. Undefined when the session has ended meanwhile: its cart
 * has gone to the customer who signed in, and nothing may be put where nobody would find it.
 */
export async function openOrCreateCart(
  transaction: Transaction,
  session: Session,
  now: Date,
): Promise<OpenCart | undefined> {
  const open = await openCart(transaction, session);
  if (open !== undefined) return open;
  if ((await transaction.first(LIVING_SESSION, [session.id])) === undefined) return undefined;
  await transaction.all(CREATE, [...ownerValues(session), cartIdOf(session), now]);
  return openCart(transaction, session);
}

/** What is on offer of these SKUs to a session in a country; one that is unknown, or not for this viewer, is missing. */
export async function offersOf(
  db: Queryable,
  skuIds: readonly SkuId[],
  { country, session, now }: { readonly country: string; readonly session: Session; readonly now: Date },
): Promise<ReadonlyMap<SkuId, SkuOnOffer>> {
  const rows = await db.all(OFFERS, [skuIds, country, ...viewerValues(session, now), session.id]);
  return new Map(rows.map((row) => [row.skuId, skuOnOffer(row)]));
}

/** [R3.035] The samples in a session's cart, and whether a piece in it takes samples along. */
export async function samplesIn(
  db: Queryable,
  session: Session,
): Promise<{ readonly chosen: ReadonlySet<SkuId>; readonly areTaken: boolean }> {
  const pieces = await db.all(KINDS, ownerValues(session));
  const chosen = pieces.filter(({ isSample }) => isSample).map(({ skuId }) => skuId);
  const areTaken = pieces.some(takesSamples);
  return { chosen: new Set(chosen), areTaken };
}

/** [R8.006] Has this session or customer an order whose payment is under way? */
export async function hasPendingOrder(db: Queryable, session: Session): Promise<boolean> {
  return (await db.first(PENDING_ORDER, ownerValues(session))) !== undefined;
}

async function withLines(db: Queryable, market: string, cartId: string): Promise<OpenCart> {
  return { market, cartId, lines: (await db.all(LINES, [market, cartId])).map(toLine) };
}

function toLine({ id, configuration, quantity, ...row }: LineRow): CartLine {
  return { id, configuration, quantity, sku: cartSku(row) };
}

function skuOnOffer(row: OfferedRow): SkuOnOffer {
  return { ...cartSku(row), ...toOffer(row), inStock: row.free > 0, ageAccess: ageAccessOf(row) };
}

function cartSku(row: Omit<LineRow, keyof CartLine>): CartLine['sku'] {
  const { skuId: id, maxQuantity, isFluid, isSample, saleId, saleMax: max, saleOrdered: ordered } = row;
  return {
    id,
    maxQuantity,
    isFluid,
    isSample,
    takesSamples: takesSamples(row),
    sale: saleId === null || max === null ? undefined : { saleId, max, ordered },
  };
}
