import type { CartAdd, CartBody, CartItem, DesignWishBody } from '@vitrine/contracts';
import type { CallResult } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import { inOrder } from './in-order.ts';
import { type CartNotice, shopper } from './shopper.ts';

/** What an answer tells is said once, by the notification: it is no part of the cart. */
const cart = inOrder<CartBody>((answer) => {
  const { errors: _, ...kept } = answer;
  shopper.set({ cart: kept });
});

/** A line to add, with the name that the notification says. */
export interface CartAddition {
  readonly skuId: string;
  readonly quantity: number;
  readonly name: string;
  /** What is written on the piece, and made of it. */
  readonly personalisation?: DesignWishBody | undefined;
}

/** Reads the cart into the store. A cart that cannot be read only hides its count [R8.044]. */
export async function loadCart(): Promise<CallResult<CartBody>> {
  return told(await cart.read(() => shopClient().call('getCart')));
}

/** Adds lines, keeps the new cart, and leaves the notice for the notification; the result says what it says. */
export async function addToCart(additions: readonly CartAddition[]): Promise<CallResult<CartBody>> {
  const body: CartAdd = {
    items: additions.map(({ skuId, quantity, personalisation }) => ({ skuId, quantity, personalisation })),
  };
  const result = await cart.change(() => shopClient().call('addToCart', { body }));
  keepFailure(result);
  shopper.set({ notice: cartNotice(additions, result) });
  return result;
}

/** Names a line. */
export type CartLineKey = Pick<CartItem, 'commerceItemId'>;

/** A change whose answer is the cart from now on. */
export async function changeCart(ask: () => Promise<CallResult<CartBody>>): Promise<CallResult<CartBody>> {
  return told(await cart.change(ask));
}

/** Sets the quantity of a line; 0 removes it. */
export async function changeCartLine(line: CartLineKey, quantity: number): Promise<CallResult<CartBody>> {
  const params = { commerceItemId: line.commerceItemId };
  return changeCart(() => shopClient().call('changeCartLine', { params, body: { quantity } }));
}

/** [R7.108] Removes a line; afterwards the full cart is read again. */
export async function removeCartLine(line: CartLineKey): Promise<CallResult<CartBody>> {
  const params = { id: line.commerceItemId };
  const removed = await changeCart(() => shopClient().call('removeCartLine', { params }));
  if (removed.ok) await loadCart();
  return removed;
}

/** [R7.105] Prices the cart for another country that the locale sends to. */
export async function repriceCart(dispatchCountry: string): Promise<CallResult<CartBody>> {
  return changeCart(() => shopClient().call('repriceCart', { body: { dispatchCountry } }));
}

/** [R7.106] Leaves what an answer tells of the cart (a piece whose private sale has ended) for the notification. */
function told(result: CallResult<CartBody>): CallResult<CartBody> {
  keepFailure(result);
  if (result.ok && result.value.errors !== undefined) shopper.set({ notice: cartNotice([], result) });
  return result;
}

/** [R8.001] The failure is part of what the store can be read for. */
const keepFailure = (result: CallResult<CartBody>): void =>
  shopper.set({ cartFailure: result.ok ? undefined : result.failure });

export function dismissNotice(): void {
  shopper.set({ notice: undefined });
}

/**
 * [R8.007, R8.008] What came of an add: the errors of items that failed, and the names of the others; when nothing was
 * added, the failure alone.
 */
function cartNotice(additions: readonly CartAddition[], result: CallResult<CartBody>): CartNotice {
  const names = new Map(additions.map(({ skuId, name }) => [skuId, name]));
  if (!result.ok) return { added: [], errors: [], failure: result.failure, names };
  const errors = (result.value.errors ?? []).filter((entry) => entry.valid);
  const failed = new Set(errors.map((entry) => entry.statusDetails));
  const added = additions.filter(({ skuId }) => !failed.has(skuId)).map(({ name }) => name);
  return { added, errors, failure: undefined, names };
}
