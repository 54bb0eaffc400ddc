import type { WishlistBody } from '@vitrine/contracts';
import type { CallResult } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import { inOrder } from './in-order.ts';
import { shopper } from './shopper.ts';

const list = inOrder<WishlistBody>((wishlist) => shopper.set({ wishlist }));

/** Asks for a change of the wishlist; the list that it answers with is the list from now on. */
export const changeWishlist = list.change;

/** Reads the wishlist into the store. One that cannot be read only leaves the hearts empty. */
export function loadWishlist(): Promise<CallResult<WishlistBody>> {
  return list.read(() => shopClient().call('getWishlist'));
}
