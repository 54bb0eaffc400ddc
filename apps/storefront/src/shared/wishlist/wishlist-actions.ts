import type { WishlistBody } from '@vitrine/contracts';
import type { CallResult } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import type { Labels } from '../i18n/labels.ts';
import { dismissNotice } from '../session/cart-actions.ts';
import { changeWishlist, loadWishlist } from '../session/load-wishlist.ts';
import { shopper } from '../session/shopper.ts';
import { type WishlistAddition, type WishOutcome, wishOutcome, wishPlan } from './wish.ts';

/** [R4.025] Sends what is not there yet, reads the list anew, and says what came of it. */
export async function addWishes(wishes: readonly WishlistAddition[], labels: Labels): Promise<WishOutcome> {
  dismissNotice();
  const plan = wishPlan(shopper.get().wishlist?.wishlist, wishes);
  const result = plan.missing.length === 0 ? undefined : await send(plan.missing);
  await loadWishlist();
  return wishOutcome(plan, result, labels);
}

/** [R7.177] Takes a piece off; one that is gone already is as good as taken off. */
export async function removeWish(skuId: string): Promise<CallResult<WishlistBody>> {
  const params = { identifier: skuId };
  const result = await changeWishlist(() => shopClient().call('removeFromWishlist', { params }));
  const isGone = !result.ok && result.failure.status === 404;
  return isGone ? loadWishlist() : result;
}

function send(wishes: readonly WishlistAddition[]): Promise<CallResult<WishlistBody>> {
  return changeWishlist(() => shopClient().call('addToWishlist', { body: { items: [...wishes] } }));
}
