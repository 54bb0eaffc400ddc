import type { Product, SeoTagsBody, Sku } from '@vitrine/contracts';

interface NamedAddress {
  readonly name: string;
  readonly url: string;
}

/** schema.org BreadcrumbList, the current page last. `base`: the address that paths are resolved against. */
export function breadcrumbJsonLd(trail: readonly NamedAddress[], base: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, base).href,
    })),
  };
}

/** schema.org Product of the SKU that is shown. Stock is private and stays out of it. */
export function productJsonLd(
  product: Product,
  sku: Sku,
  { tags, brand }: { readonly tags: SeoTagsBody; readonly brand: string },
): object {
  const base = tags.canonical;
  const price = sku.price ?? product.price;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: sku.identifier,
    color: sku.color,
    ...(sku.size !== undefined && { size: sku.size }),
    brand: { '@type': 'Brand', name: brand },
    image: sku.medias.map((media) => new URL(`${media.url.split('?', 1)[0]}.webp?wid=1280`, base).href),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        url: new URL(sku.url, base).href,
        priceCurrency: price.currency,
        price: majorUnits(price.amount, price.currency),
      },
    }),
  };
}

/** Minor units as a decimal string, with as many decimals as the currency has. */
export function majorUnits(amount: number, currency: string): string {
  const digits = fractionDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Kept by currency: making a format is slow, and every SKU of a page needs one. */
const digitsByCurrency = new Map<string, number>();

function fractionDigits(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}
