import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wearSidecar, wornProduct } from './worn-product.ts';

const foreign = {
  type: 'sunglasses',
  unitScale: 0.01,
  origin: [0, 1, 2],
  rotation: [0, 0, 0, 1],
  variantMap: { black: 'Noir' },
  temples: { left: 'L', right: 'R' },
};

describe('what the engine is told to wear', () => {
  it('leaves the sidecar out where the model says itself how it is worn', () => {
    expect(wornProduct({ modelUrl: '/models/au2001.glb', variant: 'tortoise', sidecar: {} })).toEqual({
      modelUrl: '/models/au2001.glb',
      variant: 'tortoise',
    });
  });

  it('hands a whole sidecar on', () => {
    expect(wornProduct({ modelUrl: '/m.glb', variant: 'black', sidecar: foreign }).sidecar).toEqual(foreign);
  });

  it.each(['type', 'unitScale', 'origin', 'rotation'])('takes a sidecar without %s for none', (field) => {
    expect(wearSidecar({ ...foreign, [field]: undefined })).toBeUndefined();
  });

  it('never throws on what a sidecar may hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(() => wearSidecar({ ...record, type: 'sunglasses' })).not.toThrow();
      }),
    );
  });
});
