import { describe, expect, it } from 'vitest';
import { aBody } from './a-body.ts';
import { BODY_POINTS, LEG_POINTS } from '../landmarks/body-points.ts';
import { feetOfBody } from './feet-of-body.ts';
import { refinedByHeat } from './refine-by-heat.ts';

const PICTURE = { widthPx: 400, heightPx: 600 };

describe('the feet of a body', () => {
  it('reach beyond the points of its model, down to the ground and out to the tip of the shoe', () => {
    const left = feetOfBody(aBody(), PICTURE)?.left;
    // 23 cm between the points have 46 pixels.
    expect(left?.heel).toEqual({ x: expect.closeTo(206, 0), y: expect.closeTo(392, 0) });
    expect(left?.toe.x).toBeCloseTo(265, 0);
    expect(left?.up[1]).toBeCloseTo(1, 1);
  });

  it('are left out where their leg is not seen, or where it ends outside of the picture', () => {
    const visible = new Float32Array(BODY_POINTS).fill(0.9);
    visible[LEG_POINTS.left.knee] = 0.2;
    expect(Object.keys(feetOfBody(aBody({ visible }), PICTURE) ?? {})).toEqual(['right']);
    const low = aBody().landmarks.map((value, k) => (k % 3 === 1 ? value - 250 : value));
    expect(feetOfBody(aBody({ landmarks: low }), PICTURE)).toBeUndefined();
  });

  it('are not believed of what is hardly a body, or has feet as no adult has', () => {
    expect(feetOfBody(aBody({ flag: 0.4 }), PICTURE)).toBeUndefined();
    const world = aBody().world;
    for (const side of ['left', 'right'] as const) world.set([2, 0.92, 0], 3 * LEG_POINTS[side].toe);
    expect(feetOfBody(aBody({ world }), PICTURE)).toBeUndefined();
  });
});

const map = (cells: readonly (readonly [column: number, row: number])[]) => {
  const heat = new Float32Array(64 * 64).fill(-20);
  for (const [column, row] of cells) heat[row * 64 + column] = 20;
  return { heat, channel: 0, channels: 1, side: 64, inputPx: 256 };
};

describe('a point of the body model', () => {
  it('goes to the middle of where it is likely, near where it was said to be', () => {
    const found = refinedByHeat(
      { x: 41, y: 80 },
      map([
        [10, 20],
        [12, 20],
        [40, 40],
      ]),
    );
    expect(found.x).toBeCloseTo(44);
    expect(found.y).toBeCloseTo(80);
  });

  it('stays where it is if nothing is likely, or it lies outside', () => {
    for (const point of [
      { x: 41, y: 80 },
      { x: -5, y: 300 },
    ])
      expect(refinedByHeat(point, map([]))).toEqual(point);
  });
});
