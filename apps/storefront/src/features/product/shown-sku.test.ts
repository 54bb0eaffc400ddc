import type { Sku } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { aSku } from '../../shared/test-harness/a-sku.ts';
import { colourChoices, shownSku, sizeChoices } from './shown-sku.ts';

const IVORY_39 = aSku({ identifier: 'I39', colorCode: 'ivory', size: '39' });
const IVORY_40 = aSku({ identifier: 'I40', colorCode: 'ivory', size: '40' });
const BLACK_39 = aSku({ identifier: 'B39', colorCode: 'black', size: '39' });
const BLACK_40 = aSku({ identifier: 'B40', colorCode: 'black', size: '40' });
const SHOE: readonly Sku[] = [IVORY_39, IVORY_40, BLACK_39, BLACK_40];

describe('shownSku', () => {
  const product = { skus: [...SHOE], defaultSkuId: 'I40' };

  it('[R2.028] is the default one where none is named', () => {
    expect(shownSku(product, undefined)).toBe(IVORY_40);
  });

  it('[R2.029] is the named one, and none where the product has no such', () => {
    expect(shownSku(product, 'B39')).toBe(BLACK_39);
    expect(shownSku(product, 'TS2001')).toBeUndefined();
  });

  it('[R8.043] is none where the product has no default', () => {
    expect(shownSku({ skus: [...SHOE] }, undefined)).toBeUndefined();
  });
});

describe('the choices', () => {
  it('offer each colour once, in the size that is shown', () => {
    expect(colourChoices(SHOE, IVORY_40)).toEqual([IVORY_40, BLACK_40]);
    expect(colourChoices(SHOE, BLACK_39)).toEqual([IVORY_39, BLACK_39]);
  });

  it('offer a colour in another size where the shown one is missing', () => {
    expect(colourChoices([IVORY_39, BLACK_40], IVORY_39)).toEqual([IVORY_39, BLACK_40]);
  });

  it('offer the sizes of the shown colour only, and none where there are no sizes', () => {
    expect(sizeChoices(SHOE, BLACK_40)).toEqual([BLACK_39, BLACK_40]);
    const bag = aSku({ identifier: 'TB5001' });
    expect(sizeChoices([bag], bag)).toEqual([]);
  });
});
