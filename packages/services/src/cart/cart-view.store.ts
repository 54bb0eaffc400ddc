import type { CartBody, CartItem, Price } from '@vitrine/contracts';
import { mayHave, named, type LookPicture, type Queryable } from '@vitrine/database';
import {
  type CartLimits,
  FALLBACK_LANGUAGE,
  type Locale,
  mediaUrl,
  ONLINE_POOL,
  priceLabel,
  skuUrl,
} from '@vitrine/domain';
import {
  type OwnerValues,
  ownerValues,
  type Session,
  type ViewerValues,
  viewerValues,
} from '../http/session.ts';
import { cartIdOf } from './cart.store.ts';

interface ItemRow {
  readonly cart_id: string;
  readonly id: string;
  readonly sku_id: string;
  readonly quantity: number;
  /** Pieces of the SKU in all lines of the cart. */
  readonly sku_quantity: number;
  readonly product_id: string;
  readonly slug: string;
  readonly look: string;
  readonly media: readonly LookPicture[];
  readonly size: string | null;
  readonly max_quantity: number;
  readonly sellable: boolean;
  readonly name: string;
  readonly colour: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly free: number;
  readonly is_open: boolean;
}

const ITEMS = named<
  readonly [...owner: OwnerValues, country: string, language: string, ...viewer: ViewerValues],
  ItemRow
>(
  'cart-items',
  `SELECT c.id AS cart_id, i.id, i.sku_id, i.quantity,
     sum(i.quantity) OVER (PARTITION BY i.sku_id)::int AS sku_quantity, s.product_id, p.slug, s.look, s.media, s.size, s.max_quantity,
     s.sellable, coalesce(pt.name, pf.name, '') AS name, coalesce(st.colour, sf.colour, '') AS colour,
     price.amount, price.currency,
     (SELECT coalesce(sum(on_hand - reserved), 0) FROM stock WHERE sku_id = s.id AND pool = '${ONLINE_POOL}') AS free,
     ${mayHave('p', { customerId: '$6', now: '$7' })} AS is_open
   FROM cart c
   JOIN cart_item i ON i.market = c.market AND i.cart_id = c.id
   JOIN sku s ON s.id = i.sku_id
   JOIN product p ON p.id = s.product_id
   LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = $5
   LEFT JOIN product_text pf ON pf.product_id = p.id AND pf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = $5
   LEFT JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN price ON price.sku_id = s.id AND price.country = $4
   WHERE c.market = $1 AND (c.session_id = $2 OR c.customer_id = $3)
   ORDER BY i.added_at, i.id`,
);

/** When, where and in whose words and prices a cart is shown; the locale may send to `country` beside its own [R7.105]. */
export interface CartShownIn {
  readonly now: Date;
  readonly locale: Locale;
  readonly country: string;
  readonly currency: string;
  readonly limits: CartLimits;
}

export interface ReadCart {
  readonly cart: CartBody;
  /** Lines that stand in no cart any more: pieces of a private sale that is not open to this shopper now. */
  readonly ended: readonly { readonly id: string; readonly skuId: string; readonly name: string }[];
}

/** [R3.008] A session's cart, priced now; a session without one sees an empty one under the id it would get. */
export async function readCart(db: Queryable, session: Session, shown: CartShownIn): Promise<ReadCart> {
  const { locale, country, now } = shown;
  const viewer = viewerValues(session, now);
  const stored = await db.all(ITEMS, [...ownerValues(session), country, locale.language, ...viewer]);
  const ended = stored
    .filter((row) => !row.is_open)
    .map((row) => ({ id: row.id, skuId: row.sku_id, name: row.name }));
  const rows = stored.filter((row) => row.is_open);
  return { cart: cartBody(rows, stored[0]?.cart_id ?? cartIdOf(session), shown), ended };
}

function cartBody(rows: readonly ItemRow[], cartID: string, shown: CartShownIn): CartBody {
  const { locale, country, currency, limits } = shown;
  const subtotal = rows.reduce((sum, { amount, quantity }) => sum + (amount ?? 0) * quantity, 0);
  return {
    cartID,
    items: rows.map((row) => cartItem(row, locale, limits)),
    itemCount: rows.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: price({ amount: subtotal, currency }, locale),
    country,
  };
}

/** [R3.009] */
function cartItem(row: ItemRow, locale: Locale, limits: CartLimits): CartItem {
  const [picture] = row.media;
  const { width, height, widths } = picture ?? { width: 0, height: 0, widths: [] };
  return {
    commerceItemId: row.id,
    product: {
      identifier: row.sku_id,
      productId: row.product_id,
      name: row.name,
      mediaUrl: mediaUrl(row.look, picture?.view ?? 'front'),
    },
    color: row.colour,
    ...(row.size === null ? {} : { size: row.size }),
    url: skuUrl(locale.code, { id: row.product_id, slug: row.slug }, row.sku_id),
    media: { width, height, widths: [...widths] },
    quantity: row.quantity,
    maxQuantity: limits.perSku ?? row.max_quantity,
    ...prices(row, locale),
    available: locale.isShop && row.sellable && row.amount !== null && row.free >= row.sku_quantity,
  };
}

/** Absent where the SKU is not priced in the country. */
function prices(
  { amount, currency, quantity }: ItemRow,
  locale: Locale,
): Pick<CartItem, 'unitPrice' | 'lineTotal'> {
  if (amount === null || currency === null) return {};
  return {
    unitPrice: price({ amount, currency }, locale),
    lineTotal: price({ amount: amount * quantity, currency }, locale),
  };
}

function price(money: { readonly amount: number; readonly currency: string }, locale: Locale): Price {
  return { ...money, label: priceLabel(money, locale.bcp47) };
}
