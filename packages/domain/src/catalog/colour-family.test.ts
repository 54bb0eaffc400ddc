import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOUR_FAMILIES, colourFamilyOf } from './colour-family.ts';

describe('[R7.009] the family of a colour', () => {
  it.each([
    ['#131313', 'black'],
    ['#2a2628', 'black'],
    ['#5d5b59', 'grey'],
    ['#c9cac8', 'grey'],
    ['#ece6d9', 'white'],
    ['#ffffff', 'white'],
    ['#c3ab8c', 'beige'],
    ['#f5f5dc', 'beige'],
    ['#7a3d15', 'brown'],
    ['#b5854f', 'brown'],
    ['#5b2f1c', 'brown'],
    ['#a8182d', 'red'],
    ['#5a1a22', 'red'],
    ['#8e2a1f', 'red'],
    ['#ff0000', 'red'],
    ['#d9646f', 'pink'],
    ['#e7a6a0', 'pink'],
    ['#ff69b4', 'pink'],
    ['#e0653f', 'orange'],
    ['#ff8c00', 'orange'],
    ['#ffd700', 'yellow'],
    ['#17493b', 'green'],
    ['#6e7f74', 'green'],
    ['#8fbcae', 'green'],
    ['#16233f', 'blue'],
    ['#263149', 'blue'],
    ['#87ceeb', 'blue'],
    ['#5e1f3c', 'purple'],
    ['#8a2be2', 'purple'],
  ])('of %s is %s', (hex, family) => {
    expect(colourFamilyOf(hex)).toBe(family);
  });

  it('is known for every colour, and never one that the house alone can tell', () => {
    const byHouse = ['gold', 'silver', 'multicolour'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (colour) => {
        const family = colourFamilyOf(`#${colour.toString(16).padStart(6, '0')}`);
        expect(COLOUR_FAMILIES).toContain(family);
        expect(byHouse).not.toContain(family);
      }),
    );
  });

  it('is black, grey or white without any chroma', () => {
    for (let level = 0; level < 256; level += 1)
      expect(['black', 'grey', 'white']).toContain(
        colourFamilyOf(`#${level.toString(16).padStart(2, '0').repeat(3)}`),
      );
  });
});
