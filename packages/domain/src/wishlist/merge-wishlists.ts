/**
 * [R7.032, R7.184] Which of a guest's wishes go onto the list of the customer they turned out to be: those that are not on
 * it, the first ones as far as there is room. What the customer had stays as it is.
 */
export function mergeWishlists<Sku extends string>(
  customer: readonly Sku[],
  guest: readonly Sku[],
  max: number,
): readonly Sku[] {
  const held = new Set(customer);
  const fresh = [...new Set(guest)].filter((skuId) => !held.has(skuId));
  return fresh.slice(0, Math.max(0, max - held.size));
}
