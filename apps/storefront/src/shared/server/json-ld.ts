import type { Media, Product, SeoTagsBody, Sku } from '@vitrine/contracts';
import { type Locale, pageUrl, RETURN_DAYS } from '@vitrine/domain';
import { priceOf } from '../catalogue/price-of.ts';

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

/** schema.org FAQPage: questions whose whole answers stand on the page. */
export function faqJsonLd(articles: readonly { readonly title: string; readonly body: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: articles.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body },
    })),
  };
}

/** A picture as programs that read the head fetch it. `base`: as above. */
export const pictureAddress = ({ url }: Media, base: string): string =>
  new URL(`${url.split('?', 1)[0]}.webp?wid=1280`, base).href;

/** What is said of an article or a story. */
interface ArticleFacts {
  readonly title: string;
  readonly summary: string;
  /** BCP 47, where it is in another language than the page. */
  readonly language?: string | undefined;
  readonly media?: Media | undefined;
  readonly publishedOn?: string;
  readonly section?: string | undefined;
  readonly house: string;
}

/** schema.org Article, written and published by the house. */
export function articleJsonLd(
  { title, summary, language, media, publishedOn, section, house }: ArticleFacts,
  { bcp47 }: Pick<Locale, 'bcp47'>,
  canonical: string,
): object {
  const publisher = { '@type': 'Organization', name: house, url: new URL('/', canonical).href };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: language ?? bcp47,
    mainEntityOfPage: canonical,
    author: publisher,
    publisher,
    ...(publishedOn !== undefined && { datePublished: publishedOn }),
    ...(section !== undefined && { articleSection: section }),
    ...(media && { image: pictureAddress(media, canonical) }),
  };
}

interface ProductPlace {
  readonly tags: SeoTagsBody;
  readonly brand: string;
  readonly locale: Locale;
}

/**
 * schema.org Product of the SKU that is shown, among the variants of its product, each of which has a page of its own.
 * Stock is private and stays out of it.
 */
export function productJsonLd(product: Product, sku: Sku, place: ProductPlace): object {
  const base = place.tags.canonical;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    ...variantJsonLd(product, sku, place),
    brand: { '@type': 'Brand', name: place.brand },
    image: sku.medias.map((media) => pictureAddress(media, base)),
    ...(product.skus.length > 1 && { isVariantOf: groupJsonLd(product, place) }),
  };
}

/** What its variants differ in, and where each of them is. */
function groupJsonLd(product: Product, place: ProductPlace): object {
  const { skus } = product;
  const differs = (what: 'color' | 'size'): boolean => new Set(skus.map((sku) => sku[what])).size > 1;
  return {
    '@type': 'ProductGroup',
    productGroupID: product.identifier,
    name: product.name,
    url: new URL(product.url, place.tags.canonical).href,
    variesBy: VARIATIONS.filter(differs).map((what) => `https://schema.org/${what}`),
    hasVariant: skus.map((sku) => ({
      '@type': 'Product',
      name: product.name,
      ...variantJsonLd(product, sku, place),
    })),
  };
}

const VARIATIONS = ['color', 'size'] as const;

function variantJsonLd(product: Product, sku: Sku, { tags, locale }: ProductPlace): object {
  const base = tags.canonical;
  const price = priceOf(sku) ?? priceOf(product);
  return {
    sku: sku.identifier,
    color: sku.color,
    ...(sku.size !== undefined && { size: sku.size }),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        url: new URL(sku.url, base).href,
        priceCurrency: price.currency,
        price: majorUnits(price.amount, price.currency),
        hasMerchantReturnPolicy: returnsJsonLd(locale, base),
      },
    }),
  };
}

const returnsJsonLd = ({ code, country }: Locale, base: string): object => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnFees: 'https://schema.org/FreeReturn',
  returnMethod: 'https://schema.org/ReturnByMail',
  merchantReturnLink: new URL(pageUrl(code, 'delivery-returns'), base).href,
});

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
