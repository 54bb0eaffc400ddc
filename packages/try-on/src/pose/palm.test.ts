import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palmIn } from './palm.ts';
import type { Vector } from '../geometry/rotation.ts';
import { cross, direction, dot, times } from '../geometry/vectors.ts';

/** Wrist, thumb's base and knuckles of an open right hand, measured on its back: centimetres, Z off it. */
const MEASURED: readonly (readonly [point: number, x: number, y: number, z: number])[] = [
  [0, 0, 0, 0],
  [1, -2.7, 2.2, -1.1],
  [2, -4.3, 4.4, -1.8],
  [5, -2.9, 7.9, 0.3],
  [9, -0.9, 8.2, 0.5],
  [13, 1, 7.8, 0.3],
  [17, 2.8, 6.8, -0.3],
];
const PX_PER_CM = 24;

interface Held {
  /** The angles about the forearm, and of the fingers towards the camera, in degrees. */
  readonly turned: number;
  readonly tipped: number;
  readonly isRight: boolean;
  /** The breadth as a factor of the measured hand's. */
  readonly breadth?: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function axesOf({ turned, tipped }: Held) {
  const along: Vector = [0, Math.cos(radians(tipped)), Math.sin(radians(tipped))];
  const flat: Vector = [0, -along[2], along[1]];
  const aside = times([1, 0, 0], Math.sin(radians(turned)));
  const ahead = times(flat, Math.cos(radians(turned)));
  return { along, back: direction([aside[0] + ahead[0], aside[1] + ahead[1], aside[2] + ahead[2]]) };
}

/** The 21 points as a camera sees them, with their depth multiplied by this factor. */
function seen(held: Held, exaggerated: number): readonly Vector[] {
  const { along, back } = axesOf(held);
  const side = times(cross(along, back), held.isRight ? 1 : -1);
  const points = Array.from({ length: 21 }, (): Vector => [0, 0, 0]);
  for (const [point, x, y, z] of MEASURED) {
    const at = (axis: 0 | 1 | 2) =>
      PX_PER_CM * (x * (held.breadth ?? 1) * side[axis] + y * along[axis] + z * back[axis]);
    points[point] = [at(0), at(1), exaggerated * at(2)];
  }
  return points;
}

const apart = (one: Vector, other: Vector) => (Math.acos(Math.min(1, dot(one, other))) * 180) / Math.PI;

describe('a palm in space', () => {
  it('[R1.006] looks where it does within 10 degrees, though its depth is seen as it is, or up to twice as deep', () => {
    fc.assert(
      fc.property(
        fc.record({
          turned: fc.integer({ min: -45, max: 45 }),
          tipped: fc.integer({ min: -15, max: 15 }),
          isRight: fc.boolean(),
        }),
        fc.constantFrom(1, 1.5, 2),
        (held, exaggerated) => {
          const palm = palmIn(seen(held, exaggerated), held.isRight);
          const truth = axesOf(held);
          expect(apart(palm.back, truth.back)).toBeLessThan(10);
          expect(apart(palm.along, truth.along)).toBeLessThan(10);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[R1.006] is told within 8 degrees however broad it is, its depth seen half again as deep', () => {
    fc.assert(
      fc.property(
        fc.record({
          turned: fc.integer({ min: -55, max: 55 }),
          tipped: fc.integer({ min: -15, max: 15 }),
          isRight: fc.boolean(),
          breadth: fc.double({ min: 0.92, max: 1.08, noNaN: true }),
        }),
        (held) => {
          expect(apart(palmIn(seen(held, 1.5), held.isRight).back, axesOf(held).back)).toBeLessThan(8);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[R1.006] shows its inside where the model sees that its other side is nearer', () => {
    const held = { turned: 180, tipped: 0, isRight: true };
    expect(palmIn(seen(held, 1), true).back[2]).toBeLessThan(-0.95);
  });

  it('has axes of length 1 though no point is seen', () => {
    const { along, back } = palmIn([], true);
    expect(dot(along, along)).toBeCloseTo(1);
    expect(dot(back, back)).toBeCloseTo(1);
  });
});
