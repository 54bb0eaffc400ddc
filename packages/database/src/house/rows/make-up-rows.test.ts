import { describe, expect, it } from 'vitest';
import type { HouseProduct } from '../format/product-format.ts';
import { wornMakeUp } from './make-up-rows.ts';

type Made = Pick<HouseProduct, 'makeUp'>;

const look = { hex: '#a8182d', powders: [] };
const duo: Made = {
  makeUp: {
    pans: [
      { finish: 'matte', place: 'lid' },
      { finish: 'satin', place: 'lashes' },
    ],
  },
};

describe('how make-up is worn', () => {
  it('[R1.006] is the colour of the look and the finish of the lipstick', () => {
    expect(wornMakeUp({ makeUp: { finish: 'satin' } }, look)).toEqual({ colour: '#a8182d', finish: 'satin' });
  });

  it('[R1.006] is sheer where the look says so', () => {
    expect(wornMakeUp({ makeUp: { finish: 'gloss' } }, { ...look, strength: 0.4 })).toMatchObject({
      strength: 0.4,
    });
  });

  it('[R1.006] is every pan of a palette in its colour, finish and place', () => {
    expect(wornMakeUp(duo, { ...look, powders: ['#d9c3a5', '#6b4a36'] })).toEqual({
      shades: [
        { colour: '#d9c3a5', finish: 'matte', place: 'lid' },
        { colour: '#6b4a36', finish: 'satin', place: 'lashes' },
      ],
    });
  });

  it('is the colour of the look where there is one pan', () => {
    const mono: Made = { makeUp: { pans: [{ finish: 'shimmer', place: 'lid' }] } };
    expect(wornMakeUp(mono, look)).toEqual({
      shades: [{ colour: '#a8182d', finish: 'shimmer', place: 'lid' }],
    });
  });

  it.each([[['#d9c3a5']], [['#d9c3a5', '#6b4a36', '#000000']]])(
    'is none where a palette has %j for two pans',
    (powders) => {
      expect(wornMakeUp(duo, { ...look, powders })).toBeUndefined();
    },
  );

  it('is none of what is no make-up', () => {
    expect(wornMakeUp({}, look)).toBeUndefined();
  });
});
