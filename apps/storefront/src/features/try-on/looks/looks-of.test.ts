import type { LookName, Shade } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { looksOf } from './looks-of.ts';

const look = (lookId: string, lookNumber: string): LookName => ({
  lookId,
  lookName: lookId,
  lookNumber,
  lookImageAlt: '',
  hasTutorialData: true,
  skuIds: [],
});
const shade = (skuId: string, looks: readonly LookName[]): Shade => ({
  productId: 'TH4101',
  skuId,
  identifier: skuId,
  name: 'Fard mono',
  color: '#b98a7a',
  colorName: '14 Rosewood',
  powders: [],
  subType: 'ombre',
  mediaUrl: '',
  iconURL: '',
  tryOnType: 'eyeshadows',
  tryOnEnabled: true,
  backInStock: false,
  sellable: true,
  url: '',
  omsAvailabilityStatus: 'IN_STOCK',
  looks: [...looks],
});

describe('the looks of a row of shades', () => {
  it('[R2.097, R3.043] stand there once each, by number, with the first shade they take', () => {
    const [dusk, noon, tenth] = [look('dusk', '2'), look('noon', '1'), look('night', '10')];
    const looks = looksOf([
      shade('TY4114', [tenth, dusk]),
      shade('TY4110', [dusk, noon]),
      shade('TY4133', []),
    ]);
    expect(looks.map(({ skuId, look: { lookId } }) => [lookId, skuId])).toEqual([
      ['noon', 'TY4110'],
      ['dusk', 'TY4114'],
      ['night', 'TY4114'],
    ]);
  });
});
