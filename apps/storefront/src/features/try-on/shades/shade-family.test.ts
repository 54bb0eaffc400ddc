import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHADE_FAMILIES, shadeFamily } from './shade-family.ts';

describe('the family of a shade', () => {
  it.each([
    ['#b3745f', 'nude'],
    ['#efc9b8', 'nude'],
    ['#9b4a4f', 'pink'],
    ['#b56a6d', 'pink'],
    ['#d9646f', 'pink'],
    ['#d2493a', 'coral'],
    ['#e0653f', 'coral'],
    ['#a8182d', 'red'],
    ['#8e2a1f', 'red'],
    ['#5e1f3c', 'plum'],
    ['#8c2f4e', 'plum'],
    ['#a4532f', 'brown'],
    ['#8a5a3c', 'brown'],
    ['#e8c98f', 'gold'],
    ['#5b6147', 'green'],
    ['#6e7f74', 'green'],
    ['#2f4a78', 'blue'],
    ['#59606b', 'grey'],
    ['#2a2628', 'grey'],
  ])('of %s is %s', (hex, family) => {
    expect(shadeFamily(hex)).toBe(family);
  });

  it('is one of them for every colour there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
        expect(SHADE_FAMILIES).toContain(shadeFamily(`#${colour.toString(16).padStart(6, '0')}`));
      }),
    );
  });
});
