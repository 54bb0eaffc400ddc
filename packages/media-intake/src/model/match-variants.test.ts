import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchVariants } from './match-variants.ts';

describe('variants of a model', () => {
  it.each([
    [['midnight', 'beach'], ['beach', 'midnight'], { beach: 'beach', midnight: 'midnight' }, []],
    [['Soft Black', 'IVORY'], ['ivory', 'black'], { ivory: 'IVORY', black: 'Soft Black' }, []],
    [
      ['midnight', 'beach', 'street'],
      ['navy', 'sand', 'black'],
      { navy: 'midnight', sand: 'beach', black: 'street' },
      ['navy', 'sand', 'black'],
    ],
    [['green', 'x'], ['green', 'black'], { green: 'green', black: 'x' }, ['black']],
    [['green', 'x'], ['green'], { green: 'green' }, []],
    [[], ['green'], {}, []],
  ])('%j are the colours %j as %j', (variants, colours, ...[map, guessed]) => {
    expect(matchVariants(variants, colours)).toEqual({ map, guessed });
  });

  it('are never given to two colours, nor invented', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 6 });
    fc.assert(
      fc.property(names, names, (variants, colours) => {
        const given = Object.values(matchVariants(variants, colours).map);
        expect(new Set(given).size).toBe(given.length);
        for (const variant of given) expect(variants).toContain(variant);
      }),
    );
  });
});
