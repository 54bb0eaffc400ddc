import { mayHave, named, type Queryable, type Transaction } from '@vitrine/database';
import {
  type CartLine,
  customerIdOf,
  type LineConfiguration,
  ONLINE_POOL,
  type SkuOnOffer,
} from '@vitrine/domain';
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

interface LineRow {
  readonly id: string;
  readonly sku_id: string;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
  readonly max_quantity: number;
  readonly is_fluid: boolean;
}
interface OfferRow {
  readonly id: string;
  readonly max_quantity: number;
  readonly is_fluid: boolean;
  readonly sellable: boolean;
  readonly csc_sellable: boolean;
  readonly back_in_stock: boolean;
  readonly amount: number | null;
  readonly free: number;
  readonly asks_age: boolean;
}

const LOCK = named<OwnerValues, { readonly id: string }>(
  'cart-lock',
  `SELECT id FROM cart WHERE market = $1 AND (session_id = $2 OR customer_id = $3) FOR UPDATE`,
);
const LIVING_SESSION = named<[id: string], { readonly id: string }>(
  'cart-living-session',
  `SELECT id FROM session WHERE id = $1 AND revoked_at IS NULL FOR SHARE`,
);
const CREATE = named<readonly [...OwnerValues, id: string, now: Date], never>(
  'cart-create',
  `INSERT INTO cart (market, session_id, customer_id, id, updated_at)
   VALUES ($1, CASE WHEN $3::text IS NULL THEN $2::text END, $3, $4, $5)
   ON CONFLICT DO NOTHING`,
);
const LINES = named<[market: string, cartId: string], LineRow>(
  'cart-lines',
  `SELECT i.id, i.sku_id, i.configuration, i.quantity, s.max_quantity, s.is_fluid
   FROM cart_item i JOIN sku s ON s.id = i.sku_id
   WHERE i.market = $1 AND i.cart_id = $2 ORDER BY i.added_at, i.id`,
);
const OFFERS = named<
  [skuIds: readonly string[], country: string, ...viewer: ViewerValues, sessionId: string],
  OfferRow
>(
  'cart-offers',
  `SELECT s.id, s.max_quantity, s.is_fluid, s.sellable, s.csc_sellable, s.back_in_stock, p.amount,
     (SELECT coalesce(sum(on_hand - reserved), 0) FROM stock WHERE sku_id = s.id AND pool = '${ONLINE_POOL}') AS free,
     product.age_restricted AND NOT EXISTS (SELECT FROM session WHERE id = $5 AND age_answer = 'yes') AS asks_age
   FROM sku s
   JOIN product ON product.id = s.product_id AND ${mayHave('product', { customerId: '$3', now: '$4' })}
   LEFT JOIN price p ON p.sku_id = s.id AND p.country = $2
   WHERE s.id = ANY ($1::text[])`,
);
const PENDING_ORDER = named<OwnerValues, { readonly id: string }>(
  'cart-pending-order',
  `SELECT id FROM shop_order
   WHERE market = $1 AND (session_id = $2 OR customer_id = $3) AND state = 'pending_payment' LIMIT 1`,
);

/** The id a cart gets: its owner's, so that a cart has the same name before its first piece is in it. */
export function cartIdOf(session: Session): string {
  return customerIdOf(session.principal) ?? session.id;
}

/** Locks a session's cart for the rest of the transaction; undefined when it has none. */
export async function openCart(transaction: Transaction, session: Session): Promise<OpenCart | undefined> {
  const cart = await transaction.first(LOCK, ownerValues(session));
  return (
    cart && {
      market: session.market,
      cartId: cart.id,
      lines: await linesOf(transaction, session.market, cart.id),
    }
  );
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
  skuIds: readonly string[],
  { country, session, now }: { readonly country: string; readonly session: Session; readonly now: Date },
): Promise<ReadonlyMap<string, SkuOnOffer>> {
  const rows = await db.all(OFFERS, [skuIds, country, ...viewerValues(session, now), session.id]);
  return new Map(rows.map((row) => [row.id, skuOnOffer(row)]));
}

/** [R8.006] Has this session or customer an order whose payment is under way? */
export async function hasPendingOrder(db: Queryable, session: Session): Promise<boolean> {
  return (await db.first(PENDING_ORDER, ownerValues(session))) !== undefined;
}

async function linesOf(db: Queryable, market: string, cartId: string): Promise<readonly CartLine[]> {
  const rows = await db.all(LINES, [market, cartId]);
  return rows.map((row) => ({
    id: row.id,
    configuration: row.configuration,
    quantity: row.quantity,
    sku: cartSku(row.sku_id, row),
  }));
}

function skuOnOffer(row: OfferRow): SkuOnOffer {
  return {
    ...cartSku(row.id, row),
    sellable: row.sellable,
    cscSellable: row.csc_sellable,
    backInStock: row.back_in_stock,
    inStock: row.free > 0,
    asksAge: row.asks_age,
    ...(row.amount === null ? {} : { price: row.amount }),
  };
}

function cartSku(
  id: string,
  row: { readonly max_quantity: number; readonly is_fluid: boolean },
): CartLine['sku'] {
  return { id, maxQuantity: row.max_quantity, isFluid: row.is_fluid };
}
