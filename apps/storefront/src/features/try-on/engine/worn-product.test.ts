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

const own = { type: 'sunglasses', modelUrl: '/models/th2001.glb', variant: 'tortoise' } as const;

describe('what the engine is told to wear', () => {
  it('leaves the sidecar out where the model says itself how it is worn', () => {
    expect(wornProduct({ ...own, sidecar: {} })).toEqual({
      type: 'sunglasses',
      modelUrl: '/models/th2001.glb',
      variant: 'tortoise',
    });
  });

  it('hands a whole sidecar on', () => {
    expect(wornProduct({ ...own, sidecar: foreign })).toEqual({ ...own, sidecar: foreign });
  });

  it.each(['watches', 'rings', 'earrings', 'sneakers'] as const)('hands on a sidecar of %s', (type) => {
    const sidecar = { ...foreign, type };
    expect(wornProduct({ ...own, type, sidecar })).toMatchObject({ type, sidecar });
  });

  it('[R2.098] wears a ring on the finger that was chosen, else on the ring finger', () => {
    const ring = { ...own, type: 'rings', sidecar: {} } as const;
    expect(wornProduct(ring)).toMatchObject({ finger: 'ring' });
    expect(wornProduct(ring, { finger: 'index', wristMm: 172 })).toEqual({
      ...own,
      type: 'rings',
      finger: 'index',
    });
  });

  it('[R4.008] fits a watch to the wrist that was measured, and nothing else', () => {
    const watch = { ...own, type: 'watches', sidecar: {} } as const;
    expect(wornProduct(watch, { wristMm: 172 })).toEqual({ ...own, type: 'watches', wristMm: 172 });
    expect(wornProduct({ ...own, sidecar: {} }, { wristMm: 172, finger: 'index' })).toEqual(own);
  });

  it('[R1.006] paints lips and lids as their shades are described', () => {
    const lipstick = { type: 'lipsticks', colour: '#a8182d', finish: 'satin' } as const;
    expect(wornProduct(lipstick)).toEqual(lipstick);
    expect(wornProduct({ ...lipstick, strength: 0.4 })).toEqual({ ...lipstick, strength: 0.4 });
    const palette = {
      type: 'eyeshadows',
      shades: [{ colour: '#d9c3a5', finish: 'shimmer', place: 'lid' }],
    } as const;
    expect(wornProduct({ ...palette, shades: [...palette.shades] })).toEqual(palette);
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
