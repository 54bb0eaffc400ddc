import type { Shade } from '@vitrine/contracts';

/** For tests: a lipstick of the house, called by its SKU. */
export const aShade = (skuId: string, more: Partial<Shade> = {}): Shade => ({
  productId: 'TH4001',
  skuId,
  identifier: skuId,
  name: 'Rouge satin',
  color: '#a8182d',
  colorName: skuId,
  powders: [],
  subType: 'rouge-aurele',
  mediaUrl: '',
  iconURL: '',
  tryOnType: 'lipsticks',
  tryOnEnabled: true,
  backInStock: false,
  sellable: true,
  url: '',
  omsAvailabilityStatus: 'IN_STOCK',
  looks: [],
  ...more,
});
