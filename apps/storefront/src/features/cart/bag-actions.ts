import type { CartAdd, CartBody, CartSamplesBody, GiftBody } from '@vitrine/contracts';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { changeCart, type CartLineKey } from '../../shared/session/cart-actions.ts';

/** [R3.035] Takes a sample along; one that is in the cart leaves it like any line. */
export function chooseSample(skuId: string): Promise<CallResult<CartBody>> {
  const body: CartAdd = { skuId, quantity: 1 };
  return changeCart(() => shopClient().call('addToCart', { body }));
}

/** [R7.101] The samples that the cart may take along; undefined where they cannot be read. */
export async function readSamples(): Promise<CartSamplesBody | undefined> {
  const result = await shopClient().call('getCartSamples');
  return result.ok ? result.value : undefined;
}

/** [R2.002] Says what is done for a cart that is a gift. */
export function setGift(gift: GiftBody): Promise<CallResult<CartBody>> {
  return changeCart(() => shopClient().call('setGift', { body: gift }));
}

/** [R2.002] Puts a line aside for another day. */
export function saveCartLine({ commerceItemId }: CartLineKey): Promise<CallResult<CartBody>> {
  return changeCart(() => shopClient().call('saveCartLine', { body: { commerceItemId } }));
}

/** [R2.002] Puts a line that was put aside back into the cart. */
export function takeSavedLine({ commerceItemId: id }: CartLineKey): Promise<CallResult<CartBody>> {
  return changeCart(() => shopClient().call('takeSavedLine', { params: { id } }));
}

/** [R2.002] Forgets a line that was put aside. */
export function removeSavedLine({ commerceItemId: id }: CartLineKey): Promise<CallResult<CartBody>> {
  return changeCart(() => shopClient().call('removeSavedLine', { params: { id } }));
}
