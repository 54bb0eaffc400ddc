import { expect, it } from 'vitest';
import { openRefusal } from './gather-facts.ts';
import { A_PRODUCT } from '../test-harness/a-product.ts';

const complete = { product: A_PRODUCT, skuId: 'TS2001', containerId: 'try-on' };

it('[R5.007] opens with a product, a sku and a container', () => {
  expect(openRefusal(complete)).toBeUndefined();
});

it.each(['product', 'skuId', 'containerId'] as const)('[R8.022] refuses to open without %s', (missing) => {
  const { [missing]: _, ...rest } = complete;
  expect(openRefusal(rest)).toBe('product, skuId and containerId are required to run this method');
});

it.each(['skuId', 'containerId'])('[R8.022] takes an empty %s for none', (missing) => {
  expect(openRefusal({ ...complete, [missing]: '' })).toBeDefined();
});
