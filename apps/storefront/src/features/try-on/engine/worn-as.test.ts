import { describe, expect, it } from 'vitest';
import { wornAs } from './worn-as.ts';

const model = { modelUrl: '/models/au1001.glb', variant: 'green' };

describe('a product, worn as wished', () => {
  it('[R4.008] fits a watch to the wrist that was measured', () => {
    expect(wornAs({ ...model, type: 'watches' }, { skuId: 'QW1001', wristMm: 172 })).toEqual({
      ...model,
      type: 'watches',
      wristMm: 172,
    });
  });

  it('[R2.098] puts a ring on the finger that was chosen', () => {
    const ring = { ...model, type: 'rings', finger: 'ring' } as const;
    expect(wornAs(ring, { skuId: 'QR7001-50', finger: 'index' })).toMatchObject({ finger: 'index' });
    expect(wornAs(ring, { skuId: 'QR7001-50' })).toBe(ring);
  });

  it('heeds neither for anything else', () => {
    const glasses = { ...model, type: 'sunglasses' } as const;
    expect(wornAs(glasses, { skuId: 'QS2001', wristMm: 172, finger: 'index' })).toBe(glasses);
  });
});
