import type { CartBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  addToCart,
  type AddRefusal,
  type Refusals,
  refused,
  type Result,
  SAVED_LINES_LIMIT,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { cartLimits } from '../setup/index.ts';
import { hasPendingOrder, offersOf, openCart } from './cart.store.ts';
import { cartPlace } from './cart-place.store.ts';
import { countSavedLines, findSavedLine, putSavedLine, removeSavedLine } from './saved-lines.store.ts';
import { type CartCall, showCartIn } from './show-cart.ts';
import { tellPrices, writeCart } from './write-cart.store.ts';

type SavedResult<Code extends string> = Promise<Result<CartBody, Refusals<Code>>>;

/** [R2.002] Puts a line aside: it leaves the cart, and waits there with what is written on it. A sample does not wait. */
export async function saveLine(
  deps: ServiceDeps,
  call: CartCall,
  lineId: string,
): SavedResult<'cart_line_not_found' | 'saved_limit_reached' | 'PENDING_PAYMENT_ORDER'> {
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openCart(transaction, call.session);
    const line = cart?.lines.find(({ id, sku }) => id === lineId && !sku.isSample);
    if (cart === undefined || line === undefined)
      return refused({ code: 'cart_line_not_found', about: lineId });
    if (await hasPendingOrder(transaction, call.session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    if ((await countSavedLines(transaction, cart)) >= SAVED_LINES_LIMIT) {
      return refused({ code: 'saved_limit_reached', about: line.sku.id, max: SAVED_LINES_LIMIT });
    }
    await writeCart(deps, transaction, { cart, lines: cart.lines.filter(({ id }) => id !== lineId) });
    await putSavedLine(transaction, cart, { line, now: deps.clock.now() });
    return accepted(await showCartIn(deps, transaction, call));
  });
}

/** [R2.002] Puts a line back into the cart as if it were added anew; one that cannot be added stays aside. */
export async function takeSavedLine(
  deps: ServiceDeps,
  call: CartCall,
  lineId: string,
): SavedResult<AddRefusal['code'] | 'PENDING_PAYMENT_ORDER' | 'cart_line_not_found'> {
  const { session, locale } = call;
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openCart(transaction, session);
    const saved = cart && (await findSavedLine(transaction, cart, lineId));
    if (cart === undefined || saved === undefined) {
      return refused({ code: 'cart_line_not_found', about: lineId });
    }
    if (await hasPendingOrder(transaction, session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    const { iso: country } = await cartPlace(transaction, session, locale);
    const offers = await offersOf(transaction, [saved.skuId], { country, session, now: deps.clock.now() });
    const wish = { ...saved, lineId, sku: offers.get(saved.skuId) };
    const { lines, refusals } = addToCart(cart.lines, [wish], {
      limits: await cartLimits(deps, transaction),
      isShop: locale.isShop,
      principal: session.principal,
    });
    const [refusal] = refusals;
    if (refusal !== undefined) return refused(refusal);
    await removeSavedLine(transaction, cart, lineId);
    await writeCart(deps, transaction, { cart, lines });
    await tellPrices(transaction, cart, { country });
    return accepted(await showCartIn(deps, transaction, call));
  });
}

/** [R2.002] Forgets a line that was put aside. */
export async function forgetLine(
  deps: ServiceDeps,
  call: CartCall,
  lineId: string,
): SavedResult<'cart_line_not_found'> {
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openCart(transaction, call.session);
    if (cart === undefined || !(await removeSavedLine(transaction, cart, lineId))) {
      return refused({ code: 'cart_line_not_found', about: lineId });
    }
    return accepted(await showCartIn(deps, transaction, call));
  });
}
