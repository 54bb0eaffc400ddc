import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { LANDMARK_COUNT } from '../landmarks/face-points.ts';
import { flippedColumns, halfway, meanDistance, mirrorPartnersIn, unmirrored } from './mirror.ts';

const { positions } = await packagedFace();
const partners = mirrorPartnersIn(positions);
const SIDE_PX = 4;

describe('the partners of landmarks in a mirror', () => {
  it('are partners of each other, and every landmark is one', () => {
    expect(partners).toHaveLength(LANDMARK_COUNT);
    partners.forEach((partner, index) => expect(partners[partner]).toBe(index));
  });

  it('change the corners of eyes and mouth, and leave the middle of the face', () => {
    expect([33, 133, 61, 468].map((index) => partners[index])).toEqual([263, 362, 291, 473]);
    expect([1, 10, 152].map((index) => partners[index])).toEqual([1, 10, 152]);
  });

  it('change the sides of an iris, not its upper and lower edge', () => {
    expect([469, 470, 471, 472].map((index) => partners[index])).toEqual([476, 475, 474, 477]);
  });
});

describe('a face in a mirror', () => {
  const picture = fc
    .array(fc.float({ noNaN: true }), { minLength: 3 * SIDE_PX ** 2, maxLength: 3 * SIDE_PX ** 2 })
    .map((values) => Float32Array.from(values));

  it('is itself again after a second mirror', () => {
    fc.assert(
      fc.property(picture, (values) => {
        expect(flippedColumns(flippedColumns(values, SIDE_PX), SIDE_PX)).toEqual(values);
      }),
    );
  });

  it('has its columns turned about and its rows and colours in place', () => {
    const values = Float32Array.from({ length: 3 * SIDE_PX ** 2 }, (_, index) => index);
    expect(flippedColumns(values, SIDE_PX).slice(0, 6)).toEqual(Float32Array.of(9, 10, 11, 6, 7, 8));
  });

  it('answers the points of the picture it is the image of', () => {
    const point = fc.float({ min: 0, max: 192, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 3 * LANDMARK_COUNT, maxLength: 3 * LANDMARK_COUNT }),
        (values) => {
          const landmarks = Float32Array.from(values);
          const twice = unmirrored(unmirrored(landmarks, partners, 192), partners, 192);
          twice.forEach((value, index) => expect(value).toBeCloseTo(landmarks[index] ?? 0, 3));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('lies as far from the picture as its points do on average, however deep they are', () => {
    const points = Float32Array.of(0, 0, 0, 10, 10, 5);
    expect(meanDistance(points, points)).toBe(0);
    expect(meanDistance(points, Float32Array.of(3, 4, 9, 10, 10, -40))).toBe(2.5);
  });

  it('is averaged with the picture point by point', () => {
    expect(halfway(Float32Array.of(1, 4), Float32Array.of(3, 0))).toEqual(Float32Array.of(2, 2));
  });
});
