import type { Product, Sku } from '@vitrine/contracts';

/** [R2.028, R2.029] The SKU a product page shows; undefined when the product has none of that id, or no default. */
export function shownSku(product: Pick<Product, 'skus' | 'defaultSkuId'>, skuId: string | undefined) {
  const wanted = skuId ?? product.defaultSkuId;
  return product.skus.find((sku) => sku.identifier === wanted);
}

/** One SKU for each colour: the one of the same size as the shown one where there is one. */
export function colourChoices(skus: readonly Sku[], shown: Sku): readonly Sku[] {
  const byColour = new Map<string, Sku>();
  for (const sku of skus) {
    const isBetter = sku.size === shown.size;
    if (!byColour.has(sku.colorCode) || isBetter) byColour.set(sku.colorCode, sku);
  }
  return [...byColour.values()];
}

/** The SKUs of the shown colour, one for each size; empty where there are no sizes. */
export function sizeChoices(skus: readonly Sku[], shown: Sku): readonly Sku[] {
  return skus.filter((sku) => sku.size !== undefined && sku.colorCode === shown.colorCode);
}
