import { describe, expect, it } from 'vitest';
import { checkInit, tryOnSku } from './check-init.ts';

const alba = {
  id: 'TH2001',
  variations: [
    { skuId: 'TS2001', tryOnType: 'sunglasses' },
    { skuId: 'TS2002', tryOnType: '' },
    { skuId: 'TS2003', tryOnType: 'hats' },
  ],
};
const complete = { product: alba, skuId: 'TS2001', containerId: 'try-on' };

describe('opening the try-on', () => {
  it('[R5.007] accepts a product or its id, a sku and a container', () => {
    expect(checkInit(complete)).toEqual({ ok: true, value: complete });
    expect(checkInit({ ...complete, product: 'TH2001' })).toEqual({
      ok: true,
      value: { ...complete, product: 'TH2001' },
    });
  });

  it.each([
    { containerId: 'x' },
    { containerId: 'x', skuId: 'TS2001' },
    { containerId: 'x', product: alba },
    {},
  ])('[R8.023] refuses to start without a product and a sku: %o', (given) => {
    expect(checkInit(given)).toEqual({
      ok: false,
      refusal: 'Either product or product id, and skuId are required to run the init method',
    });
  });

  it('[R8.024] refuses to start without a container', () => {
    const answer = checkInit({ product: alba, skuId: 'TS2001' });
    expect(answer.ok ? '' : answer.refusal).toMatch(/^containerId is not defined/);
  });

  it('[R5.008] finds the sku and how it is tried on', () => {
    expect(tryOnSku(alba, 'TS2001')).toEqual({
      ok: true,
      value: { skuId: 'TS2001', tryOnType: 'sunglasses' },
    });
  });

  it('[R8.031] refuses a sku of another product', () => {
    expect(tryOnSku(alba, 'TW1001')).toEqual({
      ok: false,
      refusal: 'The skuId is not present as a product variaton',
    });
  });

  it.each(['TS2002', 'TS2003'])('[R8.032] refuses the sku %s, whose type cannot be tried on', (skuId) => {
    expect(tryOnSku(alba, skuId)).toEqual({ ok: false, refusal: 'The sku is missing tryOnType property' });
  });
});
