import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinearColour, luminanceOf } from '../colour/linear-colour.ts';
import { skinColour, whiteBalance } from './white-balance.ts';

/** Reflectance of skin from light to deep: L* 66, 54 and 36. */
const SKINS: readonly (readonly [name: string, skin: LinearColour])[] = [
  ['light', [0.509, 0.32, 0.225]],
  ['tan', [0.356, 0.189, 0.117]],
  ['deep', [0.156, 0.075, 0.046]],
];
const lit = (skin: LinearColour, white: LinearColour): LinearColour => [
  skin[0] * white[0],
  skin[1] * white[1],
  skin[2] * white[2],
];

describe('the light on a face', () => {
  it.each(SKINS)('[R1.006] is found within a quarter on %s skin in an ordinary room', (_name, skin) => {
    for (const strength of [0.6, 0.75, 0.9]) {
      const white = luminanceOf(whiteBalance(lit(skin, [strength, strength, strength]), strength / 2));
      expect(white / strength).toBeGreaterThan(0.75);
      expect(white / strength).toBeLessThan(1.25);
    }
  });

  it.each(SKINS)(
    '[R1.006] is dim where %s skin is seen dimly: a shade is exposed as the scene is',
    (_name, skin) => {
      const [bright, dim] = [0.8, 0.2].map((strength) =>
        luminanceOf(whiteBalance(lit(skin, [strength, strength, strength]), strength / 2)),
      );
      expect((dim ?? NaN) / (bright ?? NaN)).toBeLessThan(0.65);
    },
  );

  it('[R1.006] is that on the face: a window behind it says less about it than a dark room does', () => {
    const deep: LinearColour = [0.12, 0.056, 0.035];
    const [before, even, behind] = [0.1, 0.4, 1].map((bright) => luminanceOf(whiteBalance(deep, bright)));
    expect((behind ?? NaN) / (even ?? NaN)).toBeGreaterThan(1);
    expect((behind ?? NaN) / (even ?? NaN)).toBeLessThan(1.2);
    expect((even ?? NaN) / (before ?? NaN)).toBeGreaterThan(1.2);
  });

  it('takes part of its colour on: a warm lamp makes white warm', () => {
    const [red, , blue] = whiteBalance(lit([0.356, 0.189, 0.117], [0.9, 0.7, 0.4]), 0.35);
    expect(red / blue).toBeGreaterThan(1.1);
  });

  it('is a colour a screen can show, or a little more, whatever it is asked about', () => {
    const share = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(tuple(share, share, share), share, (skin, bright) => {
        for (const channel of whiteBalance(skin, bright))
          expect(channel >= 0.01 && channel <= 0.96).toBe(true);
      }),
    );
  });
});

describe('the colour of skin', () => {
  it('is not that of the shadows, glints and hairs on it', () => {
    const colours = new Float32Array(3 * 478);
    for (let k = 0; k < 478; k += 1) colours.set([0.4, 0.2, 0.1], 3 * k);
    for (const [landmark, colour] of [
      [50, [1, 1, 1]],
      [280, [1, 1, 0.9]],
      [101, [0, 0, 0]],
      [151, [0.02, 0.01, 0]],
    ] as const)
      colours.set(colour, 3 * landmark);
    skinColour(colours).forEach((channel, index) =>
      expect(channel).toBeCloseTo([0.4, 0.2, 0.1][index] ?? NaN, 5),
    );
  });

  it('is black where nothing is known', () => {
    expect(skinColour([])).toEqual([0, 0, 0]);
  });
});
