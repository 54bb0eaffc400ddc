import type { Product } from '@vitrine/contracts';
import { withKeptFlags } from '../navigation/kept-flags.ts';
import type { PageRequest } from './page-request.ts';

interface AskedProduct {
  /** The address's segments: `{id}` or `{slug}-{id}`, and a SKU where one is named. */
  readonly segment: string;
  readonly skuId: string | undefined;
}

/**
 * [R2.028, R2.029] Where an address with another slug than the product's own leads for good, so that a made-up or an
 * old name never becomes a second address of the page: to its own slug, with the SKU, the locale (or none) and the flags
 * as they were asked for. Undefined for the plain id and for the own slug, which answer themselves.
 */
export function ownProductPath(
  { isPrefixed, locale, url }: Pick<PageRequest, 'isPrefixed' | 'locale' | 'url'>,
  { identifier, url: productUrl }: Pick<Product, 'identifier' | 'url'>,
  { segment, skuId }: AskedProduct,
): string | undefined {
  const own = productUrl.slice(productUrl.lastIndexOf('/') + 1);
  if (segment === identifier || segment === own) return undefined;
  const prefix = isPrefixed ? `/${locale.code}` : '';
  const sku = skuId === undefined ? '' : `/${encodeURIComponent(skuId)}`;
  return withKeptFlags(`${prefix}/products/${own}${sku}`, url.search);
}
