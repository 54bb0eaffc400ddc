declare const kind: unique symbol;

/**
 * The id of a SKU. Whatever a rule, a store or a line calls `skuId` has been read as one at an edge, or comes from a
 * row; an id of something else, such as a product or a line, does not fit in its place.
 */
export type SkuId = string & { readonly [kind]: 'SKU' };

/** Reads a text as the id of a SKU, where texts come in; whether there is such a SKU, the database says. */
export function toSkuId(text: string): SkuId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes a SkuId
  return text as SkuId;
}
