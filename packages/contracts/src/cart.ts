import { giftWords, isWritable, toSkuId } from '@vitrine/domain';
import * as z from 'zod/mini';
import { ErrorEntry } from './errors.ts';
import { Price } from './money.ts';
import { DesignWishBody, ShownDesign } from './personalisation.ts';

/** The id of a SKU in a body; what is none is told by name, as an unknown one. */
export const skuId = z.pipe(z.string().check(z.minLength(1), z.maxLength(40)), z.transform(toSkuId));

export const BundlePart = z.object({ name: z.string(), size: z.optional(z.string()) });

/** [R3.008, R3.009] A line keeps the specification's `product` object; the rest is what a cart must show. */
export const CartItem = z.object({
  commerceItemId: z.string(),
  product: z.object({
    identifier: z.string(),
    productId: z.string(),
    name: z.string(),
    mediaUrl: z.string(),
  }),
  color: z.string(),
  size: z.optional(z.string()),
  url: z.string(),
  media: z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) }),
  /** What is written on the piece, and made of it [R1.007]. */
  personalisation: z.optional(ShownDesign),
  quantity: z.int(),
  maxQuantity: z.int(),
  unitPrice: z.optional(Price),
  lineTotal: z.optional(Price),
  available: z.boolean(),
  /** It is not sold online here: an advisor helps [R4.001]. */
  byAdvisor: z.optional(z.literal(true)),
  /** Pieces that are left, where they are fewer than are wanted. */
  left: z.optional(z.int()),
  /** What the piece cost when the shopper was told last, where it costs another price now. */
  formerPrice: z.optional(Price),
  /** What is inside a bundle. */
  parts: z.optional(z.array(BundlePart)),
  /** It is given with the order, and counts as no piece [R3.035]. */
  isSample: z.optional(z.literal(true)),
});
/** [R2.002] What is done for a bag that is a gift. */
export const GiftBody = z.strictObject({
  isWrapped: z.boolean(),
  /** A receipt without prices is made. */
  wantsReceipt: z.optional(z.boolean()),
  message: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.maxLength(1000)), z.transform(giftWords)),
      z.string().check(z.refine(isWritable)),
    ),
  ),
});
export type GiftBody = z.infer<typeof GiftBody>;
export const CartBody = z.object({
  cartID: z.string(),
  items: z.array(CartItem),
  /** Put aside for another day; no part of any order. */
  saved: z.optional(z.array(CartItem)),
  gift: z.optional(GiftBody),
  itemCount: z.int(),
  subtotal: Price,
  /** ISO 3166-1: where it is sent, and so whose prices these are [R7.105]. */
  country: z.string(),
  /** An earlier order is being paid: nothing is added until it is finished or cancelled [R8.006]. */
  hasPendingOrder: z.optional(z.literal(true)),
  /** Present when something could not be done although the rest was [R8.008]. */
  errors: z.optional(z.array(ErrorEntry)),
});
export type CartBody = z.infer<typeof CartBody>;
export type CartItem = z.infer<typeof CartItem>;

/** [R7.100] One line, or at most 20 in a list; quantities far over the limits are refused by the limits, not by the parser. */
const CartAddLine = z.strictObject({
  skuId,
  quantity: z.int().check(z.minimum(1), z.maximum(9999)),
  /** [R1.007] It makes a line of its own. */
  personalisation: z.optional(DesignWishBody),
});
export const CartAdd = z.union([
  z.strictObject({ items: z.array(CartAddLine).check(z.minLength(1), z.maxLength(20)) }),
  CartAddLine,
]);
export type CartAdd = z.input<typeof CartAdd>;
/** [R2.002] The line that is put aside. */
export const CartSave = z.strictObject({ commerceItemId: z.string().check(z.maxLength(60)) });
export const CartLinePatch = z.strictObject({ quantity: z.int().check(z.minimum(1), z.maximum(9999)) });
/** [R7.103] The ids may stand in the query instead; without any, all lines go. */
export const CartRemove = z.optional(
  z.strictObject({
    commerceItemIds: z.optional(
      z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(50)),
    ),
  }),
);
export const CartReprice = z.strictObject({ dispatchCountry: z.string().check(z.length(2)) });
/** The guest's e-mail travels with prepare-order: the specification names no call of its own for it. */
export const PrepareOrder = z.optional(
  z.strictObject({ email: z.optional(z.email().check(z.maxLength(254))) }),
);
export const PrepareOrderBody = z.object({ orderId: z.string() });
