import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjusted, NO_ADJUSTMENT, shiftOf, stepInPicture } from './adjustment.ts';
import type { Vector } from '../geometry/rotation.ts';

const PICTURE = { widthPx: 800, heightPx: 600 };
const CAMERA = { ...PICTURE, focalPx: 1000 };
const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const step = fc.record({
  rightPx: number,
  downPx: number,
  turn: number,
  scaleBy: fc.double({ min: 0.01, max: 100, noNaN: true }),
});

/** The place of a point in the picture. */
function seen([x, y, z]: Vector, shift: ReturnType<typeof shiftOf>): readonly [number, number] {
  const { position, turn, scale } = shift;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const right = scale * (cos * x - sin * y) + position[0];
  const up = scale * (sin * x + cos * y) + position[1];
  const ahead = scale * z + position[2];
  return [400 - (1000 * right) / ahead, 300 + (1000 * up) / ahead];
}

describe('what is worn, moved by hand', () => {
  it('never leaves the picture, and never is too small or too large to take hold of', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { rightPx, downPx, turn, scale } = steps.reduce(
          (from, one) => adjusted(from, one, PICTURE),
          NO_ADJUSTMENT,
        );
        expect(Math.abs(rightPx)).toBeLessThanOrEqual(400);
        expect(Math.abs(downPx)).toBeLessThanOrEqual(300);
        expect(Math.abs(turn)).toBeLessThanOrEqual(Math.PI + 1e-9);
        expect(scale).toBeGreaterThanOrEqual(0.25);
        expect(scale).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('goes as far as the hand on the screen, the other way round in a mirror', () => {
    const layout = {
      picture: PICTURE,
      box: { widthPx: 400, heightPx: 400 },
      fit: 'contain',
      zoom: 1,
    } as const;
    const hand = { rightPx: 10, downPx: 5, turn: 0.1 };
    expect(stepInPicture(hand, { ...layout, mirrored: false })).toEqual({
      rightPx: 20,
      downPx: 10,
      turn: 0.1,
      scaleBy: 1,
    });
    expect(stepInPicture(hand, { ...layout, mirrored: true })).toMatchObject({
      rightPx: -20,
      downPx: 10,
      turn: -0.1,
    });
    expect(stepInPicture(hand, { ...layout, mirrored: false, zoom: 2 })).toMatchObject({
      rightPx: 10,
      downPx: 5,
    });
  });

  it('stays where it is while nothing was moved', () => {
    expect(shiftOf(NO_ADJUSTMENT, [3, 4, -60], CAMERA)).toEqual({ position: [0, 0, 0], turn: -0, scale: 1 });
  });

  it('turns and grows about its middle, which goes where it was moved', () => {
    const middle: Vector = [3, 4, -60];
    const shift = shiftOf({ rightPx: 30, downPx: -20, turn: 1, scale: 2 }, middle, CAMERA);
    const [x, y] = seen(middle, shift);
    expect(x).toBeCloseTo(400 + (1000 * 3) / 60 + 30);
    expect(y).toBeCloseTo(300 - (1000 * 4) / 60 - 20);
  });

  it('turns clockwise as it is seen, and grows', () => {
    const [middle, above]: readonly [Vector, Vector] = [
      [0, 0, -60],
      [0, 1, -60],
    ];
    const shift = shiftOf({ ...NO_ADJUSTMENT, turn: Math.PI / 2, scale: 2 }, middle, CAMERA);
    const [x, y] = seen(above, shift);
    expect(x).toBeCloseTo(400 + (2 * 1000) / 60);
    expect(y).toBeCloseTo(300);
  });
});
