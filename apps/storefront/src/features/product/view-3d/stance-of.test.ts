import { describe, expect, it } from 'vitest';
import { aSku } from '../a-sku.ts';
import { stanceOf } from './stance-of.ts';

describe('how a product stands in the 3D view', () => {
  it('is as its kind is photographed, whichever of its SKUs can be worn', () => {
    const skus = [aSku(), aSku({ tryOnType: 'rings' })];
    expect(stanceOf({ skus }).turnDeg).toEqual([-90, 0, 0]);
  });

  it('is as a bag stands, for what nobody wears', () => {
    expect(stanceOf({ skus: [aSku()] })).toEqual({ turnDeg: [0, 0, 0], azimuthDeg: 24, elevationDeg: 12 });
  });
});
