import { describe, expect, it } from 'vitest';
import { at } from '../geometry/point.ts';
import { dot, lengthOf, minus } from '../../src/geometry/vectors.ts';
import { ARTICULATIONS } from './articulation.ts';
import { HAND_BUILDS } from './build.ts';
import { wristBend } from './hand-body.ts';
import { digitsOf, jointsOf } from './skeleton.ts';

/** The height of the tip of the middle finger. */
const reach = (name: 'open' | 'fist') =>
  at(at(jointsOf(digitsOf(ARTICULATIONS[name], HAND_BUILDS.usual)), 12), 1);

describe('the bones of a drawn hand', () => {
  it.each(Object.entries(ARTICULATIONS))(
    'hang together and point along themselves, “%s”',
    (_, articulation) => {
      const digits = digitsOf(articulation, HAND_BUILDS.usual);
      expect(digits).toHaveLength(5);
      for (const bones of digits) {
        bones.forEach(({ from, to, along, back }, index) => {
          expect(lengthOf(along)).toBeCloseTo(1, 9);
          expect(dot(along, back)).toBeCloseTo(0, 9);
          expect(dot(minus(to, from), along)).toBeCloseTo(lengthOf(minus(to, from)), 9);
          if (index > 0) expect(at(bones, index - 1).to).toEqual(from);
        });
      }
    },
  );

  it('have their tips far from the wrist when open, and near the knuckles in a fist', () => {
    expect(reach('open')).toBeGreaterThan(17);
    expect(reach('fist')).toBeLessThan(12);
  });

  it('come back to where they were when the wrist is straightened', () => {
    const { toForearm, toHand } = wristBend(ARTICULATIONS['wrist bent aside']);
    const back = toHand(toForearm([1, 2, 3]));
    [1, 2, 3].forEach((value, axis) => expect(back[axis]).toBeCloseTo(value, 9));
    expect(toForearm([0, 10, 0])[0]).toBeGreaterThan(2);
  });
});
