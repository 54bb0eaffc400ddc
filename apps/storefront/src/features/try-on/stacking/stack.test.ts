import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStacking, type StackSlot } from './stack-slots.ts';
import { stackedSkuIds, stackOf, stackWith } from './stack.ts';

const slots: readonly StackSlot[] = [
  { id: 'ring', tryOnType: 'rings', finger: 'ring', dimId: 'jewellery-rings' },
  { id: 'index', tryOnType: 'rings', finger: 'index', dimId: 'jewellery-rings' },
];

describe('what is worn together', () => {
  const first = stackOf(slots, { tryOnType: 'rings', skuId: 'QR7001-50' });

  it('begins with what was tried on, in its place', () => {
    expect(first).toEqual({ ring: 'QR7001-50' });
    expect(stackOf(slots, { tryOnType: 'watches', skuId: 'QW1001' })).toEqual({});
  });

  it('[R2.098] grows by a piece for each slot, and a slot is emptied by none', () => {
    const both = stackWith(first, 'index', 'QR7011-48');
    expect(stackedSkuIds(slots, both)).toEqual(['QR7001-50', 'QR7011-48']);
    expect(stackedSkuIds(slots, stackWith(both, 'ring', undefined))).toEqual(['QR7011-48']);
    expect(stackedSkuIds(slots, stackWith(first, 'ring', undefined))).toEqual([]);
  });

  it('holds a piece once, though it be chosen for two slots', () => {
    expect(stackedSkuIds(slots, stackWith(first, 'index', 'QR7001-50'))).toEqual(['QR7001-50']);
  });
});

describe('the slots of a configuration', () => {
  it('are read as they are written', () => {
    expect(readStacking({ rings: slots })).toEqual({ rings: slots });
  });

  it('leave out what is no slot', () => {
    expect(readStacking({ rings: [{ id: 'ring', tryOnType: 'hats' }, null, 'x'], hats: 4 })).toEqual({
      rings: [],
      hats: [],
    });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => readStacking(value)).not.toThrow();
      }),
    );
  });
});
