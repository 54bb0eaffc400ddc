export {
  addToCart,
  type AddRefusal,
  type AddRules,
  type CartWish,
  type FilledCart,
  type SkuOnOffer,
  type SkuRefusal,
} from './add-to-cart.ts';
export {
  brokenLimit,
  mergingLine,
  pieceCount,
  takesSamples,
  withLine,
  withoutLooseSamples,
  type CartLimitRefusal,
  type CartLine,
  type CartSku,
} from './cart-line.ts';
export {
  canonicalText,
  configurationKey,
  PLAIN,
  type LineConfiguration,
  type LinePersonalisation,
  type NamedPart,
} from './line-configuration.ts';
export { changeQuantity } from './change-quantity.ts';
export { mergeCarts } from './merge-carts.ts';
export { type Gift, GIFT_MESSAGE_LIMITS, giftOf, giftWords, isWritable } from './gift.ts';
