import { describe, expect, it } from 'vitest';
import { LOCALES } from '@vitrine/domain';
import type { Product, Sku } from '@vitrine/contracts';
import { breadcrumbJsonLd, majorUnits, productJsonLd } from './json-ld.ts';

/** What is read of a SKU and of its product. */
const aSku = (size: string): Sku =>
  JSON.parse(
    JSON.stringify({
      identifier: `TS${size}`,
      size,
      color: 'Green',
      url: `/eng-us/products/x/TS${size}`,
      price: '$4,850',
      priceValue: 485_000,
      currency: 'USD',
      medias: [],
    }),
  );
const aProduct = (skus: readonly Sku[]): Product =>
  JSON.parse(JSON.stringify({ identifier: 'TH1001', name: 'Court', url: '/eng-us/products/x', skus }));

const offers = (size: string) => ({
  url: `https://shop.example/eng-us/products/x/TS${size}`,
  price: '4850.00',
  priceCurrency: 'USD',
  hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'US' },
});

describe('structured data', () => {
  it('lists the trail in order, with whole addresses', () => {
    const trail = [
      { name: 'Eyewear', url: '/eng-us/eyewear' },
      { name: 'Sunglasses', url: '/eng-us/eyewear/sunglasses' },
    ];
    expect(breadcrumbJsonLd(trail, 'https://shop.example/eng-us/x')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Eyewear', item: 'https://shop.example/eng-us/eyewear' },
        { position: 2, name: 'Sunglasses', item: 'https://shop.example/eng-us/eyewear/sunglasses' },
      ],
    });
  });

  it('names a piece among its variants, with what each costs and how long it may go back', () => {
    const shown = aSku('38');
    const product = aProduct([shown, aSku('39')]);
    const canonical = 'https://shop.example/eng-us/products/x';
    const tags = { title: '', description: '', canonical, robots: '', hreflang: [] };
    const place = { tags, brand: 'Aurèle', locale: LOCALES['eng-us'] };
    expect(productJsonLd(product, shown, place)).toMatchObject({
      '@type': 'Product',
      sku: 'TS38',
      offers: offers('38'),
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: 'TH1001',
        variesBy: ['https://schema.org/size'],
        hasVariant: [
          { sku: 'TS38', offers: offers('38') },
          { sku: 'TS39', size: '39', offers: offers('39') },
        ],
      },
    });
    expect(productJsonLd(aProduct([shown]), shown, place)).not.toHaveProperty('isVariantOf');
  });

  it.each([
    [485_000, 'USD', '4850.00'],
    [4_850, 'JPY', '4850'],
    [4_850_000, 'KWD', '4850.000'],
    [5, 'EUR', '0.05'],
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(majorUnits(amount, currency)).toBe(text);
  });
});
