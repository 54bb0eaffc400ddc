import type { Product, Sku } from '@vitrine/contracts';

/** For tests: a pair of sunglasses that is sold and can be tried on. */
export const aSku = (more: Partial<Sku> = {}): Sku => ({
  identifier: 'TS2001',
  productId: 'TH2001',
  name: 'Alba',
  englishProductName: 'Alba',
  color: 'Tortoise',
  colorCode: 'tortoise',
  colorHex: '#7a3d12',
  sellable: true,
  cscSellable: true,
  price: '$420',
  priceValue: 42_000,
  currency: 'USD',
  mediaUrl: '',
  medias: [],
  url: '',
  label: '',
  tryOnType: 'sunglasses',
  tryOnEnabled: true,
  backInStock: true,
  diamondEngravingEnabled: false,
  eligibleToAgec: false,
  bundleSkuIds: [],
  maxQuantity: 3,
  ...more,
});

/** For tests: the product of these sunglasses. */
export const A_PRODUCT: Product = {
  identifier: 'TH2001',
  name: 'Alba',
  description: '',
  details: [],
  skus: [],
  fitInformation: '',
  url: '/eng-us/products/alba-TH2001',
  categories: [],
  isKitting: false,
  isMonogram: false,
  beautyEngravingEnabled: false,
  sizeGuide: null,
  mom: null,
  productType: 'sunglasses',
  subFamily: 'alba',
};
