import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hairTest, type Tint } from './skin-or-hair.ts';

const SKIN: Tint = [0.6, 0.2, -0.16];
const BLACK: Tint = [0.06, 0.06, -0.05];
const RED: Tint = [0.3, 0.55, -0.44];
const seenAs = (tint: Tint): readonly Tint[] =>
  [-2, -1, 0, 1, 2].map((step) => [tint[0] * (1 + 0.04 * step), tint[1] + 0.005 * step, tint[2]]);

describe('skin and hair', () => {
  it('are told apart by both of this person', () => {
    for (const hair of [BLACK, RED]) {
      const test = hairTest(seenAs(SKIN), [seenAs(hair)]);
      expect(test?.(hair)).toBeGreaterThan(1);
      expect(test?.(SKIN)).toBeLessThan(-1);
    }
  });

  it('are not told apart where they look alike, or nothing is known of one of them', () => {
    expect(hairTest(seenAs(SKIN), [seenAs([0.58, 0.23, -0.19])])).toBeUndefined();
    expect(hairTest(seenAs(SKIN), [[BLACK]])).toBeUndefined();
    expect(hairTest([SKIN], [seenAs(BLACK)])).toBeUndefined();
  });

  it('are neither what is unlike both: a white wall, a green one', () => {
    const test = hairTest(seenAs(SKIN), [seenAs(BLACK)]);
    for (const wall of [[0.98, 0, 0] as const, [0.4, -0.5, -0.3] as const]) expect(test?.(wall)).toBe(0);
  });

  it('are known by the hair beside the eye where a cap hides that above the forehead', () => {
    const cap: Tint = [0.75, 0, 0];
    expect(hairTest(seenAs(SKIN), [seenAs(cap), seenAs(RED)])?.(RED)).toBeGreaterThan(1);
  });

  it('leave an ear in half the light skin, as long as the hair is darker', () => {
    expect(hairTest(seenAs(SKIN), [seenAs(BLACK)])?.([0.34, 0.22, -0.18])).toBeLessThan(0);
  });

  it('never say more than they may of one place', () => {
    const channel = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), channel, channel, (light, red, blue) => {
        expect(
          Math.abs(hairTest(seenAs(SKIN), [seenAs(BLACK)])?.([light, red, blue]) ?? 0),
        ).toBeLessThanOrEqual(4);
      }),
    );
  });
});
