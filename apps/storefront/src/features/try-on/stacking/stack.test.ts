import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStacking, type StackSlot } from './stack-slots.ts';
import { stackedSkuIds, stackOf, stackOfLook, stackWith } from './stack.ts';

const slots: readonly StackSlot[] = [
  { id: 'ring', tryOnType: 'rings', finger: 'ring', dimId: 'jewellery-rings' },
  { id: 'index', tryOnType: 'rings', finger: 'index', dimId: 'jewellery-rings' },
];

describe('a look', () => {
  const faces: readonly StackSlot[] = [
    { id: 'lids', tryOnType: 'eyeshadows', finger: undefined, dimId: undefined },
    { id: 'lips', tryOnType: 'lipsticks', finger: undefined, dimId: undefined },
  ];
  const ivory = { identifier: 'TY4110', tryOnType: 'eyeshadows' } as const;
  const rosewood = { identifier: 'TY4114', tryOnType: 'eyeshadows' } as const;
  const lipstick = { identifier: 'TL4204', tryOnType: 'lipsticks' } as const;

  it('[R2.097] is worn whole: two shades on the lids have a slot each, in their order', () => {
    const { slots: laid, stack } = stackOfLook(faces, [ivory, rosewood, lipstick]);
    expect(laid.map(({ id }) => id)).toEqual(['lids', 'lids-2', 'lips']);
    expect(stackedSkuIds(laid, stack)).toEqual(['TY4110', 'TY4114', 'TL4204']);
    expect(stackedSkuIds(laid, stackWith(stack, 'lids-2', undefined))).toEqual(['TY4110', 'TL4204']);
  });

  it('leaves out what has no slot', () => {
    const ring = { identifier: 'TR7001', tryOnType: 'rings' } as const;
    expect(stackOfLook(faces, [ring, lipstick])).toEqual({ slots: faces, stack: { lips: 'TL4204' } });
  });
});

describe('what is worn together', () => {
  const first = stackOf(slots, { tryOnType: 'rings', skuId: 'TR7001-50' });

  it('begins with what was tried on, in its place', () => {
    expect(first).toEqual({ ring: 'TR7001-50' });
    expect(stackOf(slots, { tryOnType: 'watches', skuId: 'TW1001' })).toEqual({});
  });

  it('[R2.098] grows by a piece for each slot, and a slot is emptied by none', () => {
    const both = stackWith(first, 'index', 'TR7011-48');
    expect(stackedSkuIds(slots, both)).toEqual(['TR7001-50', 'TR7011-48']);
    expect(stackedSkuIds(slots, stackWith(both, 'ring', undefined))).toEqual(['TR7011-48']);
    expect(stackedSkuIds(slots, stackWith(first, 'ring', undefined))).toEqual([]);
  });

  it('holds a piece once, though it be chosen for two slots', () => {
    expect(stackedSkuIds(slots, stackWith(first, 'index', 'TR7001-50'))).toEqual(['TR7001-50']);
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
