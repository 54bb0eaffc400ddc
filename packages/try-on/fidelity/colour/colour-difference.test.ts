import { describe, expect, it } from 'vitest';
import type { LinearColour } from '../../src/colour/linear-colour.ts';
import { colourDifference } from './colour-difference.ts';

const WHITE: LinearColour = [1, 1, 1];
const BLACK: LinearColour = [0, 0, 0];
const RED: LinearColour = [1, 0, 0];
const BLUE: LinearColour = [0, 0, 1];

describe('the difference of two colours', () => {
  // The published distances of the corners of sRGB.
  it.each([
    { one: WHITE, other: BLACK, difference: 100 },
    { one: RED, other: BLUE, difference: 52.88 },
    { one: RED, other: RED, difference: 0 },
  ])('of $one and $other is $difference, either way round', ({ one, other, difference }) => {
    expect(colourDifference(one, other)).toBeCloseTo(difference, 1);
    expect(colourDifference(other, one)).toBeCloseTo(difference, 1);
  });

  it('is told in linear light: half the light of white is a light grey', () => {
    expect(colourDifference([1, 1, 1], [0.5, 0.5, 0.5])).toBeLessThan(
      colourDifference([0.5, 0.5, 0.5], [0, 0, 0]),
    );
  });
});
