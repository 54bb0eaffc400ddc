import { describe, expect, it } from 'vitest';
import { pageUrl, productIdOf, productUrl, skuUrl } from './catalogue-urls.ts';

const watch = { id: 'AU1001', slug: 'heure-verte' };

describe('catalogue addresses', () => {
  it('[R2.028] leads to a product by slug and id', () => {
    expect(productUrl('fra-fr', watch)).toBe('/fra-fr/products/heure-verte-AU1001');
  });

  it('[R2.029] leads to a product on one of its SKUs', () => {
    expect(skuUrl('ara-ae', watch, 'QW1002')).toBe('/ara-ae/products/heure-verte-AU1001/QW1002');
  });

  it.each(['AU1001', 'heure-verte-AU1001', 'a-slug-that-changed-AU1001'])(
    '[R2.028] finds the product of the segment %s',
    (segment) => {
      expect(productIdOf(segment)).toBe('AU1001');
    },
  );

  it('leads to a category by its path', () => {
    expect(pageUrl('eng-us', 'accessories/eyewear')).toBe('/eng-us/accessories/eyewear');
  });
});
