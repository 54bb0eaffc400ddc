import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { houseOffers } from '../setup/index.ts';
import { sharedBy, shareWishlist, withdrawWishlist } from './wishlist-share.store.ts';
import { readWishlist } from './wishlist-view.store.ts';
import { addWishes, removeWish, showWishlist } from './wishlist.service.ts';

export { adoptGuestWishlist } from './adopt-guest-wishlist.ts';
export { shownSkus } from './wishlist.store.ts';

/** [R2.057] 128 bits: nobody guesses a link. */
const SHARE_TOKEN_BYTES = 16;

/** [R3.011, R7.177, R7.184] What somebody would like to have, and the link under which a customer lets others read it. */
export function mountWishlist(mount: MountCall, deps: ServiceDeps): void {
  mount('getWishlist', async (call) => accepted(await showWishlist(deps, deps.db, call)));
  mount('addToWishlist', async (call) =>
    (await houseOffers(deps, 'wishlist', call.locale))
      ? addWishes(deps, call, call.body)
      : refused({ code: 'not_offered' }),
  );
  mount('removeFromWishlist', async (call) => removeWish(deps, call, call.params.identifier));
  mount('shareWishlist', async ({ principal }) => {
    const fresh = {
      token: deps.random.bytes(SHARE_TOKEN_BYTES).toString('base64url'),
      now: deps.clock.now(),
    };
    return accepted({ token: await shareWishlist(deps.db, principal.customerId, fresh) });
  });
  mount('withdrawWishlist', async ({ principal }) => {
    await withdrawWishlist(deps.db, principal.customerId);
    return accepted(undefined);
  });
  mount('getSharedWishlist', async ({ body, locale }) => {
    const ownerId = await sharedBy(deps.db, body.token);
    if (ownerId === undefined) return refused({ code: 'not_found' });
    // Whoever has the link reads it: pieces of a private sale are the owner's business alone.
    const owner = [null, ownerId] as const;
    const viewer = [null, deps.clock.now()] as const;
    return accepted({ wishlist: await readWishlist(deps.db, { owner, viewer, locale }) });
  });
}
