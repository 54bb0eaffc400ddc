import * as z from 'zod/mini';
import { skuId } from './cart.ts';
import { ErrorEntry } from './errors.ts';
import { Price } from './money.ts';

/** [R3.011] An entry; beside its identifier (the SKU's id) whatever a list must show of it, as it is now. */
export const WishlistItem = z.object({
  identifier: z.string(),
  productId: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.optional(z.string()),
  url: z.string(),
  mediaUrl: z.string(),
  /** The picture of `mediaUrl`: its size and the widths that exist, px. */
  media: z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) }),
  price: z.optional(Price),
  sellable: z.boolean(),
  cscSellable: z.boolean(),
  backInStock: z.boolean(),
  /** Now, in the pool of the online shop. */
  inStock: z.boolean(),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** [R7.184] The youngest wish first. */
export const WishlistBody = z.object({
  wishlist: z.array(WishlistItem),
  /** Where a customer shares their list: the token of the link. Never somebody else's. */
  shareToken: z.optional(z.string()),
  /** Present when something could not be added although the rest was. */
  errors: z.optional(z.array(ErrorEntry)),
});
export type WishlistBody = z.infer<typeof WishlistBody>;

/**
 * [R3.012] A wish as the storefront sends it. What is shown of it comes from the catalogue; `productId` must be the
 * SKU's own.
 */
const Wish = z.strictObject({
  skuId,
  productId: z.optional(z.string().check(z.maxLength(40))),
  name: z.optional(z.string().check(z.maxLength(300))),
  mediaUrl: z.optional(z.string().check(z.maxLength(500))),
});
/** [R7.184] One piece, or at most 20 in a list. */
export const WishlistAdd = z.union([
  z.strictObject({ items: z.array(Wish).check(z.minLength(1), z.maxLength(20)) }),
  Wish,
]);
export type WishlistAdd = z.input<typeof WishlistAdd>;

/** [R2.057] 128 random bits, as the link has them. */
const ShareToken = z.string().check(z.regex(/^[\w-]{22}$/u));
export const WishlistShareBody = z.object({ token: ShareToken });
/** In the body and not in the address: the services' logs keep addresses. */
export const SharedWishlistQuery = z.strictObject({ token: ShareToken });
