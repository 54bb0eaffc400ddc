import type { MouseEvent } from 'react';
import { readSessionHint } from '../api/session-hint.ts';
import { shopper } from './shopper.ts';

/** For links to the wishlist: a customer's is a page; a guest's opens beside the page that is open. */
export function openBeside(event: MouseEvent): void {
  if (readSessionHint()?.kind === 'customer' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  shopper.set({ isWishlistOpen: true });
}
