import type { Finger, WornProduct } from '@vitrine/try-on';

/** A SKU, and what the shopper says of himself and of where he wears it. */
export interface Wish {
  readonly skuId: string;
  /** [R4.008] Circumference of the wrist; watches heed it. */
  readonly wristMm?: number | undefined;
  /** Rings heed it. */
  readonly finger?: Finger | undefined;
}

/** A product, worn as wished. */
export function wornAs(product: WornProduct, { wristMm, finger }: Wish): WornProduct {
  if (product.type === 'watches' && wristMm !== undefined) return { ...product, wristMm };
  return product.type === 'rings' && finger !== undefined ? { ...product, finger } : product;
}
