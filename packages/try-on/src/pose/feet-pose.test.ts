import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumedFeet } from './feet-pose.ts';
import { rotated, type Vector } from './rotation.ts';

const side = fc.integer({ min: 200, max: 4000 });

describe('a pair of shoes that is placed by hand', () => {
  it('stands in the middle of any picture, toes up, and within it', () => {
    fc.assert(
      fc.property(side, side, (widthPx, heightPx) => {
        const camera = { widthPx, heightPx, focalPx: 1.1 * Math.max(widthPx, heightPx) };
        const { rotation, translation } = assumedFeet(camera, 29);
        const seen = (point: Vector) => {
          const [x, y, z] = rotated(rotation, point);
          const depth = -(z + translation[2]);
          return [
            widthPx / 2 + (camera.focalPx * (x + translation[0])) / depth,
            heightPx / 2 - (camera.focalPx * (y + translation[1])) / depth,
          ] as const;
        };
        const [heel, toe, middle] = [seen([0, 0, 0]), seen([0, 0, 29]), seen([0, 0, 14.5])];
        expect(toe[1]).toBeLessThan(heel[1]);
        expect(middle[0]).toBeCloseTo(widthPx / 2);
        expect(middle[1]).toBeCloseTo(heightPx / 2);
        expect(heel[1]).toBeLessThan(heightPx);
        expect(toe[1]).toBeGreaterThan(0);
      }),
    );
  });

  it('shows its upper, and has the wearer’s left on the left of the picture', () => {
    const { rotation } = assumedFeet({ widthPx: 800, heightPx: 600, focalPx: 900 }, 29);
    expect(rotated(rotation, [0, 1, 0])[2]).toBeGreaterThan(0.5);
    expect(rotated(rotation, [1, 0, 0])[0]).toBeCloseTo(-1);
  });
});
