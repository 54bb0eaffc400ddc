import type { CartBody } from '@vitrine/contracts';
import { inTransaction, type Queryable, type Transaction } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { errorEntry } from '../http/error-body.ts';
import type { Session } from '../http/session.ts';
import { cartPlace } from './cart-place.store.ts';
import { openCart } from './cart.store.ts';
import { type CartShownIn, readCart } from './cart-view.store.ts';
import { dropLines } from './write-cart.store.ts';

/** Whose cart, and in which words and prices the answer is. */
export interface CartCall {
  readonly session: Session;
  readonly locale: Locale;
}

/**
 * [R7.106, R6.012] The cart as it is now. Pieces of a private sale that has ended for the shopper leave it here: they
 * are told among the errors by their name, without a price or a picture. Of several readings at once, one tells them.
 */
export async function showCart(deps: ServiceDeps, call: CartCall): Promise<CartBody> {
  const read = await readCart(deps.db, call.session, await shownIn(deps, deps.db, call));
  if (read.ended.length === 0) return read.cart;
  return inTransaction(deps.db, (transaction) => showCartIn(deps, transaction, call));
}

/** The same within the transaction of a change. */
export async function showCartIn(
  deps: ServiceDeps,
  transaction: Transaction,
  call: CartCall,
): Promise<CartBody> {
  const { cart: shown, ended } = await readCart(
    transaction,
    call.session,
    await shownIn(deps, transaction, call),
  );
  const cart = ended.length === 0 ? undefined : await openCart(transaction, call.session);
  if (cart === undefined) return shown;
  const dropped = await dropLines(deps, transaction, { cart, lineIds: ended.map(({ id }) => id) });
  const told = ended.filter(({ id }) => dropped.has(id));
  if (told.length === 0) return shown;
  const errors = told.map(({ skuId, name }) =>
    errorEntry({ code: 'sale_ended', about: skuId, name }, call.locale.language),
  );
  return { ...shown, errors };
}

/** [R7.106] What the cart comes to; nothing leaves it unseen. */
export async function showLightCart(deps: ServiceDeps, call: CartCall): Promise<CartBody> {
  const { cart } = await readCart(deps.db, call.session, await shownIn(deps, deps.db, call));
  return { ...cart, items: [], saved: [] };
}

async function shownIn(
  deps: ServiceDeps,
  db: Queryable,
  { session, locale }: CartCall,
): Promise<CartShownIn> {
  const { iso: country, currency } = await cartPlace(db, session, locale);
  return { locale, country, currency, now: deps.clock.now(), limits: deps.config.cartLimits };
}
