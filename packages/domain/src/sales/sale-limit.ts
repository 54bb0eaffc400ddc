/** How many pieces of a private sale a customer may have, and how many of them they have ordered. */
export interface SaleLimit {
  readonly saleId: string;
  readonly max: number;
  readonly ordered: number;
}

/** [R4.042] Whether so many pieces, in the bag or in an order, go beyond what is left of the limit. */
export function exceedsSale({ max, ordered }: SaleLimit, pieces: number): boolean {
  return ordered + pieces > max;
}
