import type { Product, Sku } from '@vitrine/contracts';

/** For tests: a SKU that can be bought, with what matters to the test in place of the usual. */
export function aSku(special: Partial<Sku> = {}): Sku {
  return {
    identifier: 'QW1001',
    productId: 'AU1001',
    name: 'Heure Verte, 39 mm',
    englishProductName: 'Heure Verte, 39 mm',
    color: 'Green dial',
    colorCode: 'green',
    colorHex: '#17493b',
    price: { amount: 485_000, currency: 'USD', label: '$4,850' },
    sellable: true,
    cscSellable: true,
    mediaUrl: '/media/au1001-green/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
    medias: [],
    url: '/eng-us/products/heure-verte-AU1001/QW1001',
    label: 'Heure Verte',
    tryOnEnabled: false,
    backInStock: false,
    diamondEngravingEnabled: false,
    eligibleToAgec: false,
    bundleSkuIds: [],
    maxQuantity: 3,
    ...special,
  };
}

/** For tests: the product of that SKU. */
export function aProduct(): Product {
  return {
    identifier: 'AU1001',
    name: 'Heure Verte, 39 mm',
    description: '',
    details: [],
    skus: [],
    fitInformation: '',
    url: '/eng-us/products/heure-verte-AU1001',
    categories: [],
    isKitting: false,
    isMonogram: false,
    beautyEngravingEnabled: false,
    productType: 'watch',
    subFamily: 'heure',
  };
}
