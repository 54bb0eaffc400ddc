import { named, type Transaction } from '@vitrine/database';
import { type CartLine, type Gift, type SkuId, withoutLooseSamples } from '@vitrine/domain';
import type { OpenCart } from './cart.store.ts';

const PUT_LINES = named('cart-put-lines')<
  [
    market: string,
    cartId: string,
    ids: readonly string[],
    skuIds: readonly SkuId[],
    configurations: readonly string[],
    quantities: readonly number[],
    now: Date,
  ]
>(
  `INSERT INTO cart_line (market, cart_id, id, sku_id, configuration, quantity, added_at)
   SELECT $1, $2, line.id, line.sku_id, line.configuration::jsonb, line.quantity, $7
   FROM unnest($3::text[], $4::text[], $5::text[], $6::int[]) AS line (id, sku_id, configuration, quantity)
   ON CONFLICT (market, id) DO UPDATE SET quantity = excluded.quantity`,
);
const DROP_LINES = named('cart-drop-lines')<[market: string, ids: readonly string[]]>(
  `DELETE FROM cart_line WHERE market = $1 AND id = ANY ($2::text[]) RETURNING id`,
);
const TOUCH = named('cart-touch')<[market: string, cartId: string, now: Date]>(
  `UPDATE cart SET version = version + 1, updated_at = $3 WHERE market = $1 AND id = $2`,
);
const DROP_CART = named('cart-drop')<[market: string, cartId: string]>(
  `DELETE FROM cart WHERE market = $1 AND id = $2`,
);
const DROP_SAVED = named('cart-drop-saved')<[market: string, cartId: string]>(
  `DELETE FROM saved_line WHERE market = $1 AND cart_id = $2`,
);
const TELL = named('cart-tell-prices')<[market: string, cartId: string, country: string, anew: boolean]>(
  `UPDATE cart_line i SET told_amount = p.amount, told_currency = p.currency
   FROM price p
   WHERE i.market = $1 AND i.cart_id = $2 AND (i.told_amount IS NULL OR $4)
     AND p.sku_id = i.sku_id AND p.country = $3
     AND (i.told_amount, i.told_currency) IS DISTINCT FROM (p.amount, p.currency)`,
);
/** A draft that was made of the cart goes along. */
const SET_GIFT = named('cart-set-gift')<[market: string, cartId: string, gift: string | null]>(
  `WITH draft AS (
     UPDATE shop_order SET gift = $3::jsonb WHERE market = $1 AND cart_id = $2 AND state = 'draft'
   )
   UPDATE cart SET gift = $3::jsonb WHERE market = $1 AND id = $2`,
);
const RETURN_GIFT = named('cart-return-gift')<[market: string, orderId: string]>(
  `UPDATE cart SET gift = o.gift FROM shop_order o
   WHERE o.market = $1 AND o.id = $2 AND cart.market = $1 AND cart.id = o.cart_id AND cart.gift IS NULL`,
);
const DROP_DRAFT = named('cart-drop-draft')<[market: string, cartId: string]>(
  `UPDATE shop_order SET state = 'expired' WHERE market = $1 AND cart_id = $2 AND state = 'draft'`,
);

export interface WriteDeps {
  readonly clock: { readonly now: () => Date };
}

/**
 * Makes the stored lines of a locked cart what `wanted` says, without samples that nothing takes along [R3.035]; a cart
 * that is so already keeps its version.
 */
export async function writeCart(
  deps: WriteDeps,
  transaction: Transaction,
  { cart, lines: wanted }: { readonly cart: OpenCart; readonly lines: readonly CartLine[] },
): Promise<void> {
  const { market, cartId } = cart;
  const lines = withoutLooseSamples(wanted);
  const kept = new Set(lines.map(({ id }) => id));
  const dropped = cart.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const before = new Map(cart.lines.map(({ id, quantity }) => [id, quantity]));
  const changed = lines.filter(({ id, quantity }) => before.get(id) !== quantity);
  if (dropped.length === 0 && changed.length === 0) return;

  const now = deps.clock.now();
  if (dropped.length > 0) await transaction.all(DROP_LINES, [market, dropped]);
  if (changed.length > 0) {
    const ids = changed.map(({ id }) => id);
    const configurations = changed.map(({ configuration }) => JSON.stringify(configuration));
    const skuIds = changed.map(({ sku }) => sku.id);
    const quantities = changed.map(({ quantity }) => quantity);
    await transaction.all(PUT_LINES, [market, cartId, ids, skuIds, configurations, quantities, now]);
  }
  await transaction.all(TOUCH, [market, cartId, now]);
}

/** Takes lines that a shopper may not have any more out of a locked cart; the ids of those that were still in it. */
export async function dropLines(
  deps: Pick<WriteDeps, 'clock'>,
  transaction: Transaction,
  { cart, lineIds }: { readonly cart: OpenCart; readonly lineIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const left = cart.lines.filter(({ id }) => !lineIds.includes(id));
  const kept = withoutLooseSamples(left);
  const loose = left.filter((line) => !kept.includes(line)).map(({ id }) => id);
  const dropped = await transaction.all(DROP_LINES, [cart.market, [...lineIds, ...loose]]);
  if (dropped.length > 0) await transaction.all(TOUCH, [cart.market, cart.cartId, deps.clock.now()]);
  return new Set(dropped.map(({ id }) => id));
}

/** [R7.104] Ends the order draft of a cart, with its shipping choice: the checkout has nothing to go on with. */
export async function dropDraft(transaction: Transaction, { market, cartId }: OpenCart): Promise<void> {
  await transaction.all(DROP_DRAFT, [market, cartId]);
}

/**
 * [R2.002] Notes what lines cost in a country, so that another price can be told later: those of which nothing is noted
 * yet, or, `anew`, all of them.
 */
export async function tellPrices(
  transaction: Transaction,
  { market, cartId }: Pick<OpenCart, 'market' | 'cartId'>,
  { country, anew = false }: { readonly country: string; readonly anew?: boolean },
): Promise<void> {
  await transaction.all(TELL, [market, cartId, country, anew]);
}

/** [R2.002] Keeps what is done for a cart that is a gift; undefined: it is none. */
export async function putGift(
  transaction: Transaction,
  { market, cartId }: OpenCart,
  gift: Gift | undefined,
): Promise<void> {
  await transaction.all(SET_GIFT, [market, cartId, gift === undefined ? null : JSON.stringify(gift)]);
}

/** [R2.002] Makes the cart of an order the gift that the order was, where the cart is none. */
export async function returnGift(
  transaction: Transaction,
  { market, orderId }: { readonly market: string; readonly orderId: string },
): Promise<void> {
  await transaction.all(RETURN_GIFT, [market, orderId]);
}

/** Removes a cart, its lines and what was put aside. */
export async function dropCart(transaction: Transaction, { market, cartId, lines }: OpenCart): Promise<void> {
  const ids = lines.map(({ id }) => id);
  await transaction.all(DROP_LINES, [market, ids]);
  await transaction.all(DROP_SAVED, [market, cartId]);
  await transaction.all(DROP_CART, [market, cartId]);
}
