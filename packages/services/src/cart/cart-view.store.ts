import type { CartBody, CartItem } from '@vitrine/contracts';
import {
  named,
  offerOf,
  partsOf,
  type Queryable,
  shownSku,
  type ShownSku,
  skuColumns,
} from '@vitrine/database';
import {
  canBeBought,
  type CartLimits,
  designedPrice,
  type Gift,
  isAgent,
  isObtainable,
  type LineConfiguration,
  type Locale,
  type NamedPart,
  type PersonalisationOffer,
  type Seller,
} from '@vitrine/domain';
import {
  linePrices,
  mainPicture,
  OFFER_FIELDS,
  PIECE_FIELDS,
  toOffer,
  toPart,
  toPiece,
  toPrice,
} from '../catalog/index.ts';
import {
  type OwnerValues,
  ownerValues,
  type Session,
  type ViewerValues,
  viewerValues,
} from '../http/session.ts';
import { shownDesign } from '../personalisation/index.ts';
import { cartIdOf, hasPendingOrder, PENDING_ORDER_OF_OWNER } from './cart.store.ts';

const FIELDS = [...PIECE_FIELDS, ...OFFER_FIELDS, 'maxQuantity', 'isSample'] as const;

interface ItemRow extends Pick<ShownSku, (typeof FIELDS)[number]> {
  readonly cartId: string;
  readonly id: string;
  readonly configuration: LineConfiguration;
  readonly offer: PersonalisationOffer | null;
  readonly quantity: number;
  /** Pieces of the SKU in all lines of the cart. */
  readonly skuQuantity: number;
  readonly parts: readonly NamedPart[] | null;
  readonly gift: Gift | null;
  /** Put aside for another day. */
  readonly isSaved: boolean;
  /** The SKU's price that the shopper was told last. */
  readonly toldAmount: number | null;
  readonly toldCurrency: string | null;
  /** The same in every row. */
  readonly hasPendingOrder: boolean;
}

const SKU = shownSku('sku.id = i.sku_id', {
  language: '$5',
  country: '$4',
  viewer: { customerId: '$6', now: '$7' },
});
const ITEMS = named('cart-items')<
  readonly [...owner: OwnerValues, country: string, language: string, ...viewer: ViewerValues],
  ItemRow
>(
  `SELECT c.id AS cart_id, c.gift, i.id, i.configuration, i.quantity, i.is_saved, i.told_amount, i.told_currency,
     ${offerOf('i')}, ${skuColumns(FIELDS)}, ${partsOf('$5')},
     sum(i.quantity) OVER (PARTITION BY i.is_saved, i.sku_id)::int AS sku_quantity,
     EXISTS (${PENDING_ORDER_OF_OWNER}) AS "has_pending_order!"
   FROM cart c
   JOIN (
     SELECT market, cart_id, id, sku_id, configuration, quantity, added_at, told_amount, told_currency,
       false AS is_saved FROM cart_line
     UNION ALL
     SELECT market, cart_id, id, sku_id, configuration, quantity, saved_at, NULL, NULL, true FROM saved_line
   ) i ON i.market = c.market AND i.cart_id = c.id
   CROSS JOIN LATERAL ${SKU} s
   WHERE c.market = $1 AND (c.session_id = $2 OR c.customer_id = $3)
   ORDER BY i.added_at, i.id`,
);

/** `amount` with what the design adds; `skuAmount` is the SKU's own. */
interface PricedRow extends ItemRow {
  readonly skuAmount: number | null;
  readonly currency: string;
}

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
  readonly ended: readonly Pick<ItemRow, 'id' | 'skuId' | 'name'>[];
}

/** [R3.008] A session's cart, priced now; a session without one sees an empty one under the id it would get. */
export async function readCart(db: Queryable, session: Session, shown: CartShownIn): Promise<ReadCart> {
  const { locale, country, currency, now } = shown;
  const viewer = viewerValues(session, now);
  const stored = await db.all(ITEMS, [...ownerValues(session), country, locale.language, ...viewer]);
  const ended = stored
    .filter((row) => !row.mayHave && !row.isSaved)
    .map(({ id, skuId, name }) => ({ id, skuId, name }));
  const open = stored
    .filter((row) => row.mayHave)
    .map((row) => ({
      ...row,
      skuAmount: row.amount,
      amount: designedPrice(row, country),
      currency: row.currency ?? currency,
    }));
  const rows = open.filter(({ isSaved }) => !isSaved);
  const subtotal = rows.reduce((sum, { amount, quantity }) => sum + (amount ?? 0) * quantity, 0);
  const seller = { isShop: locale.isShop, isAgent: isAgent(session.principal) };
  const gift = stored[0]?.gift ?? undefined;
  // An empty cart has no row that says it.
  const isPending = stored[0]?.hasPendingOrder ?? (await hasPendingOrder(db, session));
  const cart = {
    cartID: stored[0]?.cartId ?? cartIdOf(session),
    items: rows.map((row) => cartItem(row, shown, seller)),
    saved: open.filter(({ isSaved }) => isSaved).map((row) => cartItem(row, shown, seller)),
    itemCount: rows.reduce((count, { isSample, quantity }) => (isSample ? count : count + quantity), 0),
    subtotal: toPrice({ amount: subtotal, currency }, locale),
    country,
    ...(gift === undefined ? {} : { gift }),
    ...(isPending ? { hasPendingOrder: true as const } : {}),
  };
  return { cart, ended };
}

/** [R3.009] */
function cartItem(row: PricedRow, { locale, limits }: CartShownIn, seller: Seller): CartItem {
  const { productId, name, mediaUrl, ...piece } = toPiece(row, locale);
  return {
    commerceItemId: row.id,
    product: { identifier: row.skuId, productId, name, mediaUrl },
    ...piece,
    media: mainPicture(row.media),
    quantity: row.quantity,
    ...shownDesign(row, locale),
    maxQuantity: row.isSample ? 1 : (limits.perSku ?? row.maxQuantity),
    ...linePrices(row, row.quantity, locale),
    ...(row.parts === null ? {} : { parts: row.parts.map(toPart) }),
    ...whatChanged(row, locale, canBeBought(toOffer(row), row.skuQuantity, seller)),
    ...(row.isSample || isObtainable(toOffer(row), true, seller) ? {} : { byAdvisor: true as const }),
    ...(row.isSample ? { isSample: true as const } : {}),
  };
}

/** [R2.002] What is not as the shopper was told: another price of the SKU, too few pieces of it. */
function whatChanged(
  row: PricedRow,
  locale: Locale,
  available: boolean,
): Pick<CartItem, 'available' | 'left' | 'formerPrice'> {
  const { skuAmount, toldAmount, toldCurrency, currency, free, skuQuantity } = row;
  const isOther = toldAmount !== null && toldCurrency === currency && skuAmount !== toldAmount;
  return {
    available,
    ...(!available && free > 0 && free < skuQuantity ? { left: free } : {}),
    ...(isOther && skuAmount !== null
      ? { formerPrice: toPrice({ amount: toldAmount, currency }, locale) }
      : {}),
  };
}
