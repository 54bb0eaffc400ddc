import type { CartBody, ErrorEntry, UserContextBody, UserInfoBody, WishlistBody } from '@vitrine/contracts';
import type { CallFailure } from '../api/call-failure.ts';
import type { PieceNames } from '../api/failure-text.ts';
import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** What the notification after an add tells [R8.007–R8.010]. */
export interface CartNotice {
  /** Names of what was added; empty when all failed. */
  readonly added: readonly string[];
  /** Of the items that failed while others were added. */
  readonly errors: readonly ErrorEntry[];
  /** Why nothing was added. */
  readonly failure: CallFailure | undefined;
  /** What the pieces are called that were to be added. */
  readonly names?: PieceNames;
}

/** What the browser knows of this shopper; nothing of it is in the page's HTML. */
export interface ShopperState {
  /** Undefined until the cart was read. */
  readonly cart: CartBody | undefined;
  /** [R8.001] Why the last call about the cart brought nothing, in whatever part of the shop it was made. */
  readonly cartFailure: CallFailure | undefined;
  /** Undefined until the wishlist was read. */
  readonly wishlist: WishlistBody | undefined;
  /** A guest's wishlist lies beside the page. */
  readonly isWishlistOpen: boolean;
  /** Undefined until asked; the services' words. */
  readonly context: UserContextBody | undefined;
  readonly user: UserInfoBody | undefined;
  /** [R8.021] An agent serves another client in another tab by now. */
  readonly hasOtherClient: boolean;
  /** [R8.047] Why a signed-in customer's name could not be read; they stay signed in. */
  readonly userFailure: CallFailure | undefined;
  /** By SKU id; a SKU that is missing is not known yet. */
  readonly inStock: Readonly<Record<string, boolean>>;
  readonly notice: CartNotice | undefined;
}

export const shopper = createStore<ShopperState>({
  cart: undefined,
  cartFailure: undefined,
  wishlist: undefined,
  isWishlistOpen: false,
  context: undefined,
  user: undefined,
  hasOtherClient: false,
  userFailure: undefined,
  inStock: {},
  notice: undefined,
});

/** A customer is signed in even where their name could not be read [R8.047]. */
export const isSignedIn = ({ context, user }: ShopperState): boolean =>
  user !== undefined || context?.userIsLogged === true;

/** Whether an agent serves here; false until it is known. */
export const isByAgent = ({ context }: ShopperState): boolean => context?.agentIsLogged ?? false;

/**
 * A part of the shopper that a page was loaded with: kept for the rest of the document, and as it is now once something
 * has changed it.
 */
export function useLoaded<Key extends 'cart' | 'wishlist'>(
  key: Key,
  loaded: ShopperState[Key],
): ShopperState[Key] {
  const current = useStore(shopper, (state) => state[key]);
  useEffect(() => {
    if (loaded !== undefined) shopper.set({ [key]: loaded });
  }, [key, loaded]);
  return current ?? loaded;
}
