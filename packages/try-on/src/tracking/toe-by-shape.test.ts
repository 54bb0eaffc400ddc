import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBody, aShape } from './a-body.ts';
import { bodyShows } from './body-shape.ts';
import type { DetectedFoot } from './detected-feet.ts';
import { withToeByShape } from './toe-by-shape.ts';

/** Of the left foot, whose model has its ankle at 220, 374, its heel at 212, 384 and its toe at 258, 384; 2 px to a cm. */
const GUESS: DetectedFoot = { heel: { x: 206, y: 390 }, toe: { x: 265, y: 388 }, up: [0, 1, 0] };

/** A leg and a shoe that ends at a place to the right, its sole on the ground at 396. */
const standing = (endX: number) =>
  aBody({
    shape: aShape(
      ({ x, y }) => (x > 208 && x < 232 && y < 380) || (x > 204 && x < endX && y > 368 && y < 396),
    ),
  });

describe('the toe of a shoe', () => {
  it('[R1.006] lies where the body ends in the direction of the foot, before or behind where it was guessed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 260, max: 274 }), (endX) => {
        const { heel, toe } = withToeByShape(standing(endX), 'left', GUESS);
        expect(Math.abs(toe.x - endX)).toBeLessThan(3);
        expect(toe.y).toBeGreaterThan(375);
        expect(toe.y).toBeLessThan(392);
        expect(heel).toEqual(GUESS.heel);
      }),
    );
  });

  it('stays where it was guessed where the shape has missed the shoe, or ends behind the toe of the model', () => {
    expect(withToeByShape(aBody(), 'left', GUESS)).toEqual(GUESS);
    expect(withToeByShape(standing(252), 'left', GUESS)).toEqual(GUESS);
  });

  it('is not sought far off, nor in the other foot', () => {
    const { toe } = withToeByShape(standing(330), 'left', GUESS);
    expect(toe.x).toBeLessThan(GUESS.toe.x + 2 * 2 * 9 + 1);
    const between = aBody({ shape: aShape(({ y }) => y > 340 && y < 396) });
    expect(
      withToeByShape(between, 'right', { ...GUESS, heel: { x: 166, y: 390 }, toe: { x: 225, y: 388 } }).toe.x,
    ).toBeLessThan(240);
  });
});

describe('the shape of a body', () => {
  it('is known between its cells, turned as its square is, and nowhere else', () => {
    const shape = aShape(({ x }) => x < 100);
    expect(bodyShows(shape, { x: 60, y: 60 })).toBeGreaterThan(0.99);
    expect(bodyShows(shape, { x: 100, y: 60 })).toBeCloseTo(0.5, 1);
    expect(bodyShows(shape, { x: 140, y: 60 })).toBeLessThan(0.01);
    expect(bodyShows(shape, { x: -40, y: 60 })).toBe(0);
    const turned = { ...shape, region: { ...shape.region, rotation: Math.PI / 2 } };
    expect(bodyShows(turned, { x: 400, y: 60 })).toBeGreaterThan(0.99);
    expect(bodyShows(turned, { x: 400, y: 400 })).toBeLessThan(0.01);
  });
});
