import type { BodySide } from '../landmarks/landmarks.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { createLobeFinder, lobeRotation, looksAtCamera } from './lobes.ts';
import { rotated, type Rotation } from '../geometry/rotation.ts';

const face = await packagedFace();
const lobeOf = createLobeFinder(face);
const SIDES: readonly BodySide[] = ['left', 'right'];
/** A head turned to the wearer's left by this angle, in degrees. */
const turned = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
};
const AHEAD = [0, 0, -60] as const;

const shows = (side: BodySide, degrees: number, didBefore = false) =>
  looksAtCamera(side, { head: turned(degrees), place: AHEAD, didBefore });

describe('an earlobe', () => {
  it('hangs behind and below the cheek, each on its own side, and is pierced above its edge', () => {
    const shape = Float32Array.from(face.positions);
    const [left, right] = [lobeOf('left', shape), lobeOf('right', shape)];
    expect(left.lowest[0]).toBeCloseTo(-right.lowest[0], 2);
    expect(left.lowest[0]).toBeGreaterThan(7.5);
    expect(left.pierced[1]).toBeGreaterThan(left.lowest[1]);
    expect(left.lowest[2]).toBeLessThan(-2.5);
  });

  it('stands as far out as the face is wide', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.8, max: 1.2, noNaN: true }), (width) => {
        const shape = Float32Array.from(face.positions, (value, index) =>
          index % 3 === 0 ? value * width : value,
        );
        const narrower = lobeOf('left', Float32Array.from(face.positions)).lowest[0];
        expect(lobeOf('left', shape).lowest[0] - narrower).toBeCloseTo(7.39 * (width - 1), 1);
      }),
    );
  });

  it('hangs higher on a head that is bowed further than its pose says', () => {
    const bowed = Float32Array.from(face.positions, (value, index) =>
      index % 3 === 1 ? value - 0.1 * (face.positions[index + 1] ?? 0) : value,
    );
    const average = lobeOf('left', Float32Array.from(face.positions)).lowest[1];
    expect(lobeOf('left', bowed).lowest[1] - average).toBeCloseTo(0.6 * 0.32, 2);
  });

  it('looks outwards and ahead', () => {
    for (const side of SIDES) {
      const [x, , z] = rotated(lobeRotation(side), [0, 0, 1]);
      expect(x * (side === 'left' ? 1 : -1)).toBeGreaterThan(0.5);
      expect(z).toBeGreaterThan(0.5);
    }
  });

  it('shows on both sides from the front, and on one only once the head is turned well away', () => {
    for (const side of SIDES) expect(shows(side, 0)).toBe(true);
    expect([shows('left', 35), shows('right', 35)]).toEqual([false, true]);
    expect([shows('left', -35), shows('right', -35)]).toEqual([true, false]);
  });

  it('does not flicker where it just goes away', () => {
    expect([shows('left', 14, true), shows('left', 14, false)]).toEqual([true, false]);
  });
});
