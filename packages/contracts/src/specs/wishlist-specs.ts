import * as z from 'zod/mini';
import * as wishlist from '../wishlist.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

/** What a session, or a customer wherever he signs in, would like to have. */
export const WISHLIST_SPECS = {
  getWishlist: {
    access: 'session',
    summary: 'The wishlist of this session or customer',
    answer: wishlist.WishlistBody,
    refusals: [],
  },
  addToWishlist: {
    access: 'session',
    summary: 'Puts pieces on the wishlist',
    body: wishlist.WishlistAdd,
    answer: wishlist.WishlistBody,
    refusals: ['sku_not_found', 'already_in_wishlist', 'wishlist_full'],
  },
  removeFromWishlist: {
    access: 'session',
    summary: 'Takes a piece off the wishlist',
    params: z.object({ identifier: id }),
    answer: wishlist.WishlistBody,
    refusals: ['wishlist_item_not_found'],
  },
  shareWishlist: {
    access: 'customer',
    summary: 'Makes the link under which anybody can read the wishlist, or gives the one there is',
    answer: wishlist.WishlistShareBody,
    refusals: [],
  },
  withdrawWishlist: {
    access: 'customer',
    summary: 'Withdraws the link of the wishlist',
    answer: undefined,
    refusals: [],
  },
  getSharedWishlist: {
    access: 'public',
    summary: 'A wishlist by the token of its link, without its owner',
    body: wishlist.SharedWishlistQuery,
    answer: wishlist.WishlistBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
