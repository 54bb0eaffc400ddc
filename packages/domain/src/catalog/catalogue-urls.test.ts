import { describe, expect, it } from 'vitest';
import { pageUrl, productIdOf, productUrl, skuUrl } from './catalogue-urls.ts';

const watch = { id: 'TH1001', slug: 'heure-verte' };

describe('catalogue addresses', () => {
  it('[R2.028] leads to a product by slug and id', () => {
    expect(productUrl('fra-fr', watch)).toBe('/fra-fr/products/heure-verte-TH1001');
  });

  it('[R2.029] leads to a product on one of its SKUs', () => {
    expect(skuUrl('ara-ae', watch, 'TW1002')).toBe('/ara-ae/products/heure-verte-TH1001/TW1002');
  });

  it.each(['TH1001', 'heure-verte-TH1001', 'a-slug-that-changed-TH1001'])(
    '[R2.028] finds the product of the segment %s',
    (segment) => {
      expect(productIdOf(segment)).toBe('TH1001');
    },
  );

  it('leads to a category by its path', () => {
    expect(pageUrl('eng-us', 'accessories/eyewear')).toBe('/eng-us/accessories/eyewear');
  });
});
