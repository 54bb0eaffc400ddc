import type { LocaleCode } from '../locale/locales.ts';

interface ProductAddress {
  readonly id: string;
  readonly slug: string;
}

/** [R2.028] The canonical page of a product: `/eng-us/products/heure-verte-AU1001`. */
export function productUrl(locale: LocaleCode, product: ProductAddress): string {
  return `/${locale}/products/${product.slug}-${product.id}`;
}

/** [R2.029] The product's page with one SKU chosen. */
export function skuUrl(locale: LocaleCode, product: ProductAddress, skuId: string): string {
  return `${productUrl(locale, product)}/${skuId}`;
}

/** The page of a category or of content, from its path without slashes at the ends. */
export function pageUrl(locale: LocaleCode, path: string): string {
  return `/${locale}/${path}`;
}

/** [R2.028] The product id in a path segment: the plain id, or what stands behind the last hyphen of `{slug}-{id}`. */
export function productIdOf(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
