import { describe, expect, it } from 'vitest';
import { aSku } from '../test-harness/a-sku.ts';
import { stanceFacing, stanceOf } from './stance-of.ts';

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

describe('where a place on a model is looked at from', () => {
  const upright = { turnDeg: [0, 0, 0], azimuthDeg: 24, elevationDeg: 12 } as const;

  it.each([
    { what: 'in front', across: [1, 0, 0], up: [0, 1, 0], azimuth: 0, elevation: 6 },
    { what: 'on the right', across: [0, 0, -1], up: [0, 1, 0], azimuth: 90, elevation: 6 },
    { what: 'on top', across: [1, 0, 0], up: [0, 0, -1], azimuth: 0, elevation: 50 },
  ] as const)('[R1.007] is straight before it: $what', ({ across, up, azimuth, elevation }) => {
    const { azimuthDeg, elevationDeg } = stanceFacing(upright, { across, up });
    expect([azimuthDeg, elevationDeg]).toEqual([expect.closeTo(azimuth, 5), expect.closeTo(elevation, 5)]);
  });

  it('[R1.007] follows how the piece is turned', () => {
    const front = { across: [1, 0, 0], up: [0, 1, 0] } as const;
    const lying = { ...upright, turnDeg: [-90, 0, 0] } as const;
    expect(stanceFacing(lying, front).elevationDeg).toBe(50);
    const aboutY = { ...upright, turnDeg: [0, 90, 0] } as const;
    expect(stanceFacing(aboutY, front).azimuthDeg).toBeCloseTo(90, 5);
    const half = Math.SQRT1_2;
    expect(stanceFacing(upright, front, [0, half, 0, half]).azimuthDeg).toBeCloseTo(90, 5);
  });
});
