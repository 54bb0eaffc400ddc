import type { WishlistItem } from '@vitrine/contracts';

/** For tests: what is on a wishlist of a SKU that can be bought. */
export const aWishlistItem = (identifier: string, changes: Partial<WishlistItem> = {}): WishlistItem => ({
  identifier,
  productId: `P-${identifier}`,
  name: identifier,
  color: '',
  url: '/eng-us/products/x',
  mediaUrl: '/media/a',
  media: { width: 1, height: 1, widths: [] },
  sellable: true,
  cscSellable: true,
  backInStock: false,
  inStock: true,
  ...changes,
});
