import type { WishlistBody } from '@vitrine/contracts';
import type { CallResult } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import { shopper } from './shopper.ts';

/** Reads the wishlist into the store. One that cannot be read only leaves the hearts empty. */
export async function loadWishlist(): Promise<CallResult<WishlistBody>> {
  return keepWishlist(await shopClient().call('getWishlist'));
}

/** The list that an answer brought is the list from now on. */
export function keepWishlist(result: CallResult<WishlistBody>): CallResult<WishlistBody> {
  if (result.ok) shopper.set({ wishlist: result.value });
  return result;
}
