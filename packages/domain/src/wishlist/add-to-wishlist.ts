/** Why a piece is not put on a wishlist. */
export type WishRefusal =
  | { readonly code: 'sku_not_found' | 'already_in_wishlist'; readonly about: string }
  | { readonly code: 'wishlist_full'; readonly about: string; readonly max: number };

export interface FilledWishlist<Sku extends string> {
  /** What is put on it, in the order of the wishes. */
  readonly added: readonly Sku[];
  /** One for each wish that was not granted, in the order of the wishes. */
  readonly refusals: readonly WishRefusal[];
}
export interface WishlistRules<Sku extends string> {
  /** The SKUs among the wishes that the shop shows. */
  readonly known: ReadonlySet<Sku>;
  /** The most pieces a list may hold. */
  readonly max: number;
}

/**
 * [R7.184, R4.025] Grants each wish by itself: what is there already is said to be there, what the shop does not know is
 * not found, and a full list takes nothing more.
 *
 * @param present the SKUs that are on the list.
 */
export function addToWishlist<Sku extends string>(
  present: readonly Sku[],
  wishes: readonly Sku[],
  { known, max }: WishlistRules<Sku>,
): FilledWishlist<Sku> {
  const held = new Set(present);
  const refusals: WishRefusal[] = [];
  const added: Sku[] = [];
  for (const about of wishes) {
    if (!known.has(about)) refusals.push({ code: 'sku_not_found', about });
    else if (held.has(about)) refusals.push({ code: 'already_in_wishlist', about });
    else if (held.size >= max) refusals.push({ code: 'wishlist_full', about, max });
    else {
      held.add(about);
      added.push(about);
    }
  }
  return { added, refusals };
}
