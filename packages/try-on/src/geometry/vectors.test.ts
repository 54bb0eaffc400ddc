import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rotated, type Vector } from './rotation.ts';
import { cross, direction, dot, lengthOf, rotationAlong } from './vectors.ts';

const number = fc.double({ min: -1, max: 1, noNaN: true });
const vector = fc.tuple(number, number, number);

it('turns Y onto the limb and keeps X in the plane it was given, at right angles', () => {
  fc.assert(
    fc.property(vector, vector, (along: Vector, across: Vector) => {
      fc.pre(lengthOf(cross(along, across)) > 0.01);
      const rotation = rotationAlong(along, across);
      const [x, y, z] = [
        rotated(rotation, [1, 0, 0]),
        rotated(rotation, [0, 1, 0]),
        rotated(rotation, [0, 0, 1]),
      ];
      expect(dot(y, direction(along))).toBeCloseTo(1, 6);
      expect(dot(x, across)).toBeGreaterThan(0);
      expect(Math.abs(dot(z, across))).toBeLessThan(1e-6);
    }),
  );
});
