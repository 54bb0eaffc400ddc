import { describe, expect, it } from 'vitest';
import { EYES } from './contours.ts';
import { createLensWatch, shareOfSkin } from './dark-lenses.ts';

const LIDS = EYES.flatMap(({ upper, lower }) => [...upper, ...lower].flat());
const BELOW = [31, 228, 229, 230, 231, 232, 261, 448, 449, 450, 451, 452];

/** A face of one colour. The lids and the area below them are darkened by this amount. */
function aFace(lids: number, below: number, skin: readonly number[] = [0.4, 0.24, 0.16]): Float32Array {
  const colours = new Float32Array(3 * 478);
  const paint = (points: readonly number[], share: number) => {
    for (const point of points)
      colours.set(
        skin.map((channel) => channel * share),
        3 * point,
      );
  };
  paint(
    Array.from({ length: 478 }, (_, point) => point),
    1,
  );
  paint(BELOW, below);
  paint(LIDS, lids);
  return colours;
}

const isBehind = (colours: Float32Array) => createLensWatch().isBehind(colours);

describe('dark glasses that are worn already', () => {
  it.each([
    ['fair', [0.66, 0.43, 0.33]],
    ['deep', [0.155, 0.077, 0.049]],
  ] as const)('are seen on %s skin', (_, skin) => {
    expect(isBehind(aFace(0.1, 0.2, skin))).toBe(true);
    expect(isBehind(aFace(0.7, 1, skin))).toBe(false);
  });

  it('are no dark eyeshadow', () => {
    expect(isBehind(aFace(0.24, 0.7))).toBe(false);
  });

  it('do not come and go in between', () => {
    const watch = createLensWatch();
    const between = aFace(0.31, 0.31);
    expect(shareOfSkin(between)).toBeCloseTo(0.31, 2);
    expect(watch.isBehind(between)).toBe(false);
    expect(watch.isBehind(aFace(0.1, 0.1))).toBe(true);
    expect(watch.isBehind(between)).toBe(true);
    watch.reset();
    expect(watch.isBehind(between)).toBe(false);
  });

  it('are not seen in the dark, where all is black', () => {
    expect(isBehind(new Float32Array(3 * 478))).toBe(false);
  });
});
