import type { BodyOf, WishlistBody } from '@vitrine/contracts';
import { inTransaction, type Queryable } from '@vitrine/database';
import {
  accepted,
  addToWishlist,
  customerIdOf,
  type Locale,
  type Refusals,
  refused,
  type Result,
  WISHLIST_LIMIT,
  type WishRefusal,
  type SkuId,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { errorEntry } from '../http/error-body.ts';
import { type Session, viewerValues } from '../http/session.ts';
import { shareTokenOf } from './wishlist-share.store.ts';
import { readWishlist } from './wishlist-view.store.ts';
import {
  holdWishlist,
  putOnWishlist,
  shownSkus,
  takeOffWishlist,
  wishedSkus,
  wishOwner,
} from './wishlist.store.ts';

/** Whose list, and in which words and prices the answer is. */
export interface WishlistCall {
  readonly session: Session;
  readonly locale: Locale;
}
type WishlistResult<Code extends string> = Promise<Result<WishlistBody, Refusals<Code>>>;

/** [R7.184] A session's list; to a customer also the token of their link. */
export async function showWishlist(
  { clock }: Pick<ServiceDeps, 'clock'>,
  db: Queryable,
  { session, locale }: WishlistCall,
): Promise<WishlistBody> {
  const viewer = viewerValues(session, clock.now());
  const wishlist = await readWishlist(db, { owner: wishOwner(session), viewer, locale });
  const customerId = customerIdOf(session.principal);
  if (customerId === undefined) return { wishlist };
  return { wishlist, shareToken: await shareTokenOf(db, customerId) };
}

/**
 * [R7.184, R4.025] Puts on the list what is not there yet. Some pieces refused: the list with an error for each; all
 * refused: the errors alone.
 */
export async function addWishes(
  deps: ServiceDeps,
  call: WishlistCall,
  body: BodyOf<'addToWishlist'>,
): WishlistResult<WishRefusal['code'] | 'unauthorized'> {
  const { session, locale } = call;
  const wanted = 'items' in body ? body.items : [body];
  return inTransaction(deps.db, async (transaction) => {
    if (!(await holdWishlist(transaction, session))) return refused({ code: 'unauthorized' });
    const skuIds = wanted.map(({ skuId }) => skuId);
    const shown = await shownSkus(transaction, skuIds, viewerValues(session, deps.clock.now()));
    const own = wanted.filter(
      ({ skuId, productId }) => productId === undefined || productId === shown.get(skuId),
    );
    const known = new Set(own.map(({ skuId }) => skuId).filter((skuId) => shown.has(skuId)));
    const present = await wishedSkus(transaction, session);
    const filled = addToWishlist(present, skuIds, { known, max: WISHLIST_LIMIT });

    const [first, ...more] = filled.refusals;
    if (first !== undefined && filled.added.length === 0) return refused([first, ...more]);
    await putOnWishlist(transaction, session, { skuIds: filled.added, now: deps.clock.now() });
    const list = await showWishlist(deps, transaction, call);
    if (first === undefined) return accepted(list);
    return accepted({
      ...list,
      errors: filled.refusals.map((refusal) => errorEntry(refusal, locale.language)),
    });
  });
}

/** [R7.177] */
export async function removeWish(
  deps: ServiceDeps,
  call: WishlistCall,
  skuId: SkuId,
): WishlistResult<'wishlist_item_not_found'> {
  const wasThere = await takeOffWishlist(deps.db, call.session, skuId);
  if (!wasThere) return refused({ code: 'wishlist_item_not_found', about: skuId });
  return accepted(await showWishlist(deps, deps.db, call));
}
