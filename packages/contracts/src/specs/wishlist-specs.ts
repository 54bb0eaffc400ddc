import * as z from 'zod/mini';
import * as wishlist from '../wishlist.ts';
import type { CallSpec } from './call-spec.ts';
import { skuId } from './parameters.ts';

/** What a session, or a customer wherever they sign in, would like to have. */
export const WISHLIST_SPECS = {
  getWishlist: {
    summary: 'The wishlist of this session or customer',
    answer: wishlist.WishlistBody,
    refusals: [],
  },
  addToWishlist: {
    summary: 'Puts pieces on the wishlist',
    body: wishlist.WishlistAdd,
    answer: wishlist.WishlistBody,
    refusals: ['sku_not_found', 'already_in_wishlist', 'wishlist_full', 'not_offered'],
  },
  removeFromWishlist: {
    summary: 'Takes a piece off the wishlist',
    params: z.object({ identifier: skuId }),
    answer: wishlist.WishlistBody,
    refusals: ['wishlist_item_not_found'],
  },
  shareWishlist: {
    summary: 'Makes the link under which anybody can read the wishlist, or gives the one there is',
    answer: wishlist.WishlistShareBody,
    refusals: [],
  },
  withdrawWishlist: {
    summary: 'Withdraws the link of the wishlist',
    answer: undefined,
    refusals: [],
  },
  getSharedWishlist: {
    summary: 'A wishlist by the token of its link, without its owner',
    body: wishlist.SharedWishlistQuery,
    answer: wishlist.WishlistBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
