import { describe, expect, it } from 'vitest';
import { NOTHING_UNTICKED, tickedOf, withTick, withTickable } from './ticking.ts';

const LIPS = { identifier: 'TL4109' };
const LIDS = { identifier: 'TY4114' };
const WORN = [LIPS, LIDS];

describe('the pieces that are worn together', () => {
  const bothTickable = WORN.reduce((ticking, piece) => withTickable(ticking, piece, true), NOTHING_UNTICKED);

  it('[R2.099] are ticked beforehand, as soon as they can be', () => {
    expect(tickedOf(WORN, NOTHING_UNTICKED)).toEqual([]);
    expect(tickedOf(WORN, bothTickable)).toEqual(WORN);
  });

  it('[R2.099] are unticked and ticked by the shopper', () => {
    const without = withTick(bothTickable, LIPS, false);
    expect(tickedOf(WORN, without)).toEqual([LIDS]);
    expect(tickedOf(WORN, withTick(without, LIPS, true))).toEqual(WORN);
  });

  it('[R4.004] are never ticked while they cannot be bought, and are again once they can', () => {
    const soldOut = withTickable(bothTickable, LIDS, false);
    expect(tickedOf(WORN, soldOut)).toEqual([LIPS]);
    expect(tickedOf(WORN, withTickable(soldOut, LIDS, true))).toEqual(WORN);
  });
});
