/** What a product page sends for somebody who wants to be told when a piece is back. */
export const SUBSCRIPTION = {
  sku: 'QS2013',
  identifiers: [{ type: 'Email', value: 'Ana@Example.com' }],
  source: 'LV_COM',
  stockChannel: 'ECO',
  consent: 'YES',
  productPageURL: '/eng-us/products/quai-AU2002/QS2013',
  productImage: '/media/au2002-smoke/front',
  productName: 'Quai',
  countryCode: 'US',
};
