import { describe, expect, it } from 'vitest';
import { aSku } from '../test-harness/a-sku.ts';
import { stanceOf } from './stance-of.ts';

describe('how a product stands in the 3D view', () => {
  it('is as its kind is photographed, whichever of its SKUs can be worn', () => {
    const skus = [aSku(), aSku({ tryOnType: 'rings' })];
    expect(stanceOf({ skus, productType: 'ring' }).turnDeg).toEqual([-90, 0, 0]);
  });

  it.each(['bag', 'a kind of its own'])('is as a bag stands, for %s that nobody wears', (productType) => {
    expect(stanceOf({ skus: [aSku()], productType })).toEqual({
      turnDeg: [0, 0, 0],
      azimuthDeg: 24,
      elevationDeg: 12,
    });
  });

  it('is seen from higher above for what lies flat', () => {
    expect(stanceOf({ skus: [aSku()], productType: 'silk' }).elevationDeg).toBeGreaterThan(40);
  });
});
