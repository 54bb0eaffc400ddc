/** [R8.003, R8.004, R8.005] How much a cart may hold, in pieces; configuration may say otherwise. */
export interface CartLimits {
  readonly basketPieces: number;
  /** Made to order in the configurator (`nowYoursBasketMaxQty`). */
  readonly fluidPieces: number;
  /** Lines with a personalisation (`maxPersonalizedPlisPerBasket`). */
  readonly personalisedLines: number;
  /** Where set, it stands in for the SKU's own `maxQuantity`. */
  readonly perSku?: number;
}

export const CART_LIMITS: CartLimits = { basketPieces: 10, fluidPieces: 1, personalisedLines: 3 };
