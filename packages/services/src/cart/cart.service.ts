import type { BodyOf, CartBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  addToBag,
  type AddRefusal,
  type BagLimitRefusal,
  type BagLine,
  changeQuantity,
  type Refusal,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { errorEntry } from '../http/error-body.ts';
import { viewerValues } from '../http/session.ts';
import { hasPendingOrder, offersOf, openBag, type OpenBag, openOrCreateBag } from './bag.store.ts';
import { type CartCall, showCartIn } from './show-cart.ts';
import { dropDraft, writeBag } from './write-bag.store.ts';

type Pending = 'PENDING_PAYMENT_ORDER';
type CartResult<Code extends string> = Promise<Result<CartBody, Refusals<Code>>>;

/**
 * [R7.100, R8.006, R8.007, R8.008] Adds what can be added, in one transaction with the bag's row locked. Some pieces
 * refused: the cart with an error for each; all refused: the errors alone, and nothing is written.
 */
export async function addItems(
  deps: ServiceDeps,
  call: CartCall,
  body: BodyOf<'addToCart'>,
): CartResult<AddRefusal['code'] | Pending | 'unauthorized'> {
  const { session, locale } = call;
  const wanted = 'items' in body ? body.items : [body];
  return inTransaction(deps.db, async (transaction) => {
    const bag = await openOrCreateBag(transaction, session, deps.clock.now());
    if (bag === undefined) return refused({ code: 'unauthorized' });
    if (await hasPendingOrder(transaction, session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    const skuIds = wanted.map(({ skuId }) => skuId);
    const viewer = viewerValues(session, deps.clock.now());
    const offers = await offersOf(transaction, skuIds, { country: locale.country, viewer });
    const wishes = wanted.map(({ skuId, quantity }) => ({ skuId, quantity, sku: offers.get(skuId) }));
    const filled = addToBag(bag.lines, wishes, {
      limits: deps.config.cartLimits,
      isShop: locale.isShop,
      principal: session.principal,
    });

    const [first, ...more] = filled.refusals.map((refusal) => ({ ...refusal, scope: 'item' as const }));
    if (first !== undefined && filled.refusals.length === wishes.length) return refused([first, ...more]);
    await writeBag(deps, transaction, { bag, lines: filled.lines });
    const cart = await showCartIn(deps, transaction, call);
    if (first === undefined) return accepted(cart);
    const errors = [first, ...more].map((refusal) => errorEntry(refusal, locale.language));
    return accepted({ ...cart, errors: [...errors, ...(cart.errors ?? [])] });
  });
}

/** [R7.107] Sets the quantity of a line; an order whose payment is under way blocks adding, not taking out. */
export async function setQuantity(
  deps: ServiceDeps,
  call: CartCall,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: number },
): CartResult<BagLimitRefusal['code'] | Pending | 'cart_line_not_found'> {
  return changeBag(deps, call, async (transaction, bag) => {
    const line = bag.lines.find((candidate) => candidate.itemId === itemId);
    if (line === undefined) return refused({ code: 'cart_line_not_found', about: itemId });
    if (quantity > line.quantity && (await hasPendingOrder(transaction, call.session))) {
      return refused({ code: 'PENDING_PAYMENT_ORDER' });
    }
    return changeQuantity(bag.lines, { sku: line.sku, quantity }, deps.config.cartLimits);
  });
}

/** [R7.103, R7.108] Removes lines; when one of them is not in this bag, none is removed. */
export async function removeItems(
  deps: ServiceDeps,
  call: CartCall,
  itemIds: readonly string[],
): CartResult<'cart_line_not_found'> {
  return changeBag(deps, call, async (_transaction, bag) => {
    const known = new Set(bag.lines.map(({ itemId }) => itemId));
    const unknown = itemIds.find((itemId) => !known.has(itemId));
    if (unknown !== undefined) return refused({ code: 'cart_line_not_found', about: unknown });
    return accepted(bag.lines.filter(({ itemId }) => !itemIds.includes(itemId)));
  });
}

/** [R7.104] Empties the bag and forgets the order that was being made of it. */
export async function emptyBag(deps: ServiceDeps, call: CartCall): Promise<CartBody> {
  return inTransaction(deps.db, async (transaction) => {
    const bag = await openBag(transaction, call.session);
    if (bag !== undefined) {
      await writeBag(deps, transaction, { bag, lines: [] });
      await dropDraft(transaction, bag);
    }
    return showCartIn(deps, transaction, call);
  });
}

/** One change to a locked bag; a session without one has a bag without lines, in which nothing can be found. */
async function changeBag<Code extends string>(
  deps: ServiceDeps,
  call: CartCall,
  change: (transaction: Transaction, bag: OpenBag) => Promise<Result<readonly BagLine[], Refusal<Code>>>,
): CartResult<Code> {
  return inTransaction(deps.db, async (transaction) => {
    const open = await openBag(transaction, call.session);
    const bag = open ?? { market: call.session.market, cartId: '', lines: [] };
    const lines = await change(transaction, bag);
    if (!lines.ok) return lines;
    await writeBag(deps, transaction, { bag, lines: lines.value });
    return accepted(await showCartIn(deps, transaction, call));
  });
}
