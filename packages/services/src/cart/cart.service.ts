import type { BodyOf, CartBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  addToCart,
  type AddRefusal,
  type CartLimitRefusal,
  type CartLine,
  changeQuantity,
  giftOf,
  type Refusal,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { errorEntry } from '../http/error-body.ts';
import { cartLimits } from '../setup/index.ts';
import { hasPendingOrder, offersOf, openCart, type OpenCart, openOrCreateCart } from './cart.store.ts';
import { cartPlace, placeIn, setCartCountry } from './cart-place.store.ts';
import { type CartCall, showCartIn } from './show-cart.ts';
import { configurationsOf, type DesignRefusalCode } from './wished-configurations.ts';
import { dropDraft, putGift, tellPrices, writeCart } from './write-cart.store.ts';

type Pending = 'PENDING_PAYMENT_ORDER';
type CartResult<Code extends string> = Promise<Result<CartBody, Refusals<Code>>>;

/**
 * [R7.100, R8.006, R8.007, R8.008] Adds what can be added, in one transaction with the cart's row locked. Some pieces
 * refused: the cart with an error for each; all refused: the errors alone, and nothing is written.
 */
export async function addItems(
  deps: ServiceDeps,
  call: CartCall,
  body: BodyOf<'addToCart'>,
): CartResult<AddRefusal['code'] | DesignRefusalCode | Pending | 'unauthorized'> {
  const { session, locale } = call;
  const wanted = 'items' in body ? body.items : [body];
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openOrCreateCart(transaction, session, deps.clock.now());
    if (cart === undefined) return refused({ code: 'unauthorized' });
    if (await hasPendingOrder(transaction, session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    const skuIds = wanted.map(({ skuId }) => skuId);
    const { iso: country } = await cartPlace(transaction, session, locale);
    const offered = { country, session, now: deps.clock.now() };
    const offers = await offersOf(transaction, skuIds, offered);
    const designed = await configurationsOf(deps, transaction, {
      wanted,
      isKnown: (skuId) => offers.has(skuId),
      locale,
    });
    const wishes = designed.wishes.map(({ skuId, quantity, configuration }) => ({
      lineId: deps.ids.next(),
      skuId,
      sku: offers.get(skuId),
      configuration,
      quantity,
    }));
    const filled = addToCart(cart.lines, wishes, {
      limits: await cartLimits(deps, transaction),
      isShop: locale.isShop,
      principal: session.principal,
    });

    const ofItems = filled.refusals.map((refusal) => ({ ...refusal, scope: 'item' as const }));
    const [first, ...more] = [...designed.refusals, ...ofItems];
    if (first !== undefined && more.length + 1 === wanted.length) return refused([first, ...more]);
    await writeCart(deps, transaction, { cart, lines: filled.lines });
    await tellPrices(transaction, cart, { country });
    const answer = await showCartIn(deps, transaction, call);
    if (first === undefined) return accepted(answer);
    const errors = [first, ...more].map((refusal) => errorEntry(refusal, locale.language));
    return accepted({ ...answer, errors: [...errors, ...(answer.errors ?? [])] });
  });
}

/** [R7.107] Sets the quantity of a line. */
export async function setQuantity(
  deps: ServiceDeps,
  call: CartCall,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): CartResult<CartLimitRefusal['code'] | Pending | 'cart_line_not_found'> {
  return changeCart(deps, call, async (transaction, cart) => {
    const line = cart.lines.find(({ id }) => id === lineId);
    if (line === undefined) return refused({ code: 'cart_line_not_found', about: lineId });
    return changeQuantity(cart.lines, { ...line, quantity }, await cartLimits(deps, transaction));
  });
}

/** [R7.103, R7.108] Removes lines; when one of them is not in this cart, none is removed. */
export async function removeItems(
  deps: ServiceDeps,
  call: CartCall,
  lineIds: readonly string[],
): CartResult<'cart_line_not_found' | Pending> {
  return changeCart(deps, call, async (_transaction, cart) => {
    const known = new Set(cart.lines.map(({ id }) => id));
    const unknown = lineIds.find((id) => !known.has(id));
    if (unknown !== undefined) return refused({ code: 'cart_line_not_found', about: unknown });
    return accepted(cart.lines.filter(({ id }) => !lineIds.includes(id)));
  });
}

/** [R7.104] Empties the cart and forgets the order that was being made of it. */
export async function emptyCart(deps: ServiceDeps, call: CartCall): CartResult<Pending> {
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openCart(transaction, call.session);
    if (cart !== undefined) {
      if (await hasPendingOrder(transaction, call.session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
      await writeCart(deps, transaction, { cart, lines: [] });
      await dropDraft(transaction, cart);
    }
    return accepted(await showCartIn(deps, transaction, call));
  });
}

/** [R7.105] Prices the cart for another country that the locale sends to, from now on and in its order too. */
export async function repriceCart(
  deps: ServiceDeps,
  call: CartCall,
  dispatchCountry: string,
): CartResult<'bad_request' | 'unauthorized'> {
  const place = placeIn(call.locale, dispatchCountry);
  if (place === undefined) return refused({ code: 'bad_request', about: 'dispatchCountry', scope: 'field' });
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openOrCreateCart(transaction, call.session, deps.clock.now());
    if (cart === undefined) return refused({ code: 'unauthorized' });
    await setCartCountry(transaction, cart, place.iso);
    await tellPrices(transaction, cart, { country: place.iso, anew: true });
    return accepted(await showCartIn(deps, transaction, call));
  });
}

/** [R2.002] Says whether the pieces of the cart are a gift, and what is done for it. */
export async function setGift(
  deps: ServiceDeps,
  call: CartCall,
  { isWrapped, message = '', wantsReceipt }: BodyOf<'setGift'>,
): CartResult<'cart_empty' | Pending> {
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openCart(transaction, call.session);
    if (cart === undefined || cart.lines.length === 0) return refused({ code: 'cart_empty' });
    if (await hasPendingOrder(transaction, call.session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    await putGift(transaction, cart, giftOf({ isWrapped, message, wantsReceipt }));
    return accepted(await showCartIn(deps, transaction, call));
  });
}

/**
 * One change to a locked cart; a session without one has a cart without lines, in which nothing can be found. [R8.006] While an
 * order of it is being paid there is none: the bag would say other pieces, and another sum, than the payment that is finished.
 */
async function changeCart<Code extends string>(
  deps: ServiceDeps,
  call: CartCall,
  change: (transaction: Transaction, cart: OpenCart) => Promise<Result<readonly CartLine[], Refusal<Code>>>,
): CartResult<Code | Pending> {
  return inTransaction(deps.db, async (transaction) => {
    const open = await openCart(transaction, call.session);
    const cart = open ?? { market: call.session.market, cartId: '', lines: [] };
    const lines = await change(transaction, cart);
    if (!lines.ok) return lines;
    if (await hasPendingOrder(transaction, call.session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    await writeCart(deps, transaction, { cart, lines: lines.value });
    return accepted(await showCartIn(deps, transaction, call));
  });
}
