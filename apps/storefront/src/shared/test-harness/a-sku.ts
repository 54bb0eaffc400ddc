import type { Product, Sku } from '@vitrine/contracts';

/** For tests: a SKU that can be bought, with what matters to the test in place of the usual. */
export function aSku(special: Partial<Sku> = {}): Sku {
  return {
    identifier: 'TW1001',
    productId: 'TH1001',
    name: 'Midi, 39 mm',
    englishProductName: 'Midi, 39 mm',
    color: 'Green dial',
    colorCode: 'green',
    colorHex: '#17493b',
    price: '$4,850',
    priceValue: 485_000,
    currency: 'USD',
    sellable: true,
    cscSellable: true,
    mediaUrl: '/media/th1001-green/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
    medias: [],
    url: '/eng-us/products/heure-verte-TH1001/TW1001',
    label: 'Midi',
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
    identifier: 'TH1001',
    name: 'Midi, 39 mm',
    description: '',
    details: [],
    skus: [],
    fitInformation: '',
    url: '/eng-us/products/heure-verte-TH1001',
    categories: [],
    isKitting: false,
    isMonogram: false,
    beautyEngravingEnabled: false,
    sizeGuide: null,
    mom: null,
    productType: 'watch',
    subFamily: 'heure',
  };
}
