import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { dot } from '../../src/geometry/vectors.ts';
import type { HeadTruthCm } from '../head/head.ts';
import type { DrawnHeadPose, SceneCamera } from './head-scene.ts';
import { rotated, rotationOf, truthOf } from './head-truth.ts';

const head: HeadTruthCm = {
  landmarks: [[0, 0, 6]],
  irises: [
    [-3, 2.6, 4],
    [3, 2.6, 4],
  ],
  lobes: [
    [-7.4, -2.4, -2.4],
    [7.4, -2.4, -2.4],
  ],
  rests: [
    [-7.1, 2.3, -2.2],
    [7.1, 2.3, -2.2],
  ],
};
const camera: SceneCamera = { widthPx: 640, heightPx: 480, fovDeg: 40, distanceCm: 60, headOffsetCm: [0, 0] };
const front: DrawnHeadPose = { yawDeg: 0, pitchDeg: 0, rollDeg: 0 };

describe('rotationOf', () => {
  const angle = fc.double({ min: -180, max: 180, noNaN: true });
  it('is a rotation for every pose: it keeps lengths and angles', () => {
    fc.assert(
      fc.property(angle, angle, angle, (yawDeg, pitchDeg, rollDeg) => {
        const [x, y, z] = rotationOf({ yawDeg, pitchDeg, rollDeg });
        for (const row of [x, y, z]) expect(dot(row, row)).toBeCloseTo(1);
        expect([dot(x, y), dot(y, z), dot(z, x)].every((product) => Math.abs(product) < 1e-9)).toBe(true);
      }),
    );
  });

  it.each<[string, DrawnHeadPose, Vector]>([
    ['turns the face to the right of the picture', { ...front, yawDeg: 90 }, [1, 0, 0]],
    ['bows it down', { ...front, pitchDeg: 90 }, [0, -1, 0]],
    ['leaves it ahead when it tips', { ...front, rollDeg: 90 }, [0, 0, 1]],
  ])('%s', (_, pose, expected) => {
    for (const [axis, value] of rotated(rotationOf(pose), [0, 0, 1]).entries())
      expect(value).toBeCloseTo(at(expected, axis));
  });
});

describe('truthOf', () => {
  it('sees a head that faces the camera symmetrically', () => {
    const { irises, earLobes } = truthOf(head, { pose: front, camera });
    expect(irises[0][0] + irises[1][0]).toBeCloseTo(camera.widthPx);
    expect(irises[0][1]).toBeCloseTo(irises[1][1]);
    expect(earLobes[0][0]).toBeLessThan(irises[0][0]);
  });

  it('measures the pupils alike in space and in the picture when they face the camera', () => {
    const { irises, interpupillaryPx, interpupillaryCm } = truthOf(head, { pose: front, camera });
    expect(interpupillaryCm).toBeCloseTo(6);
    expect(irises[1][0] - irises[0][0]).toBeCloseTo(interpupillaryPx);
  });

  it('does not take a turned head for a smaller one', () => {
    const facing = truthOf(head, { pose: front, camera });
    const turned = truthOf(head, { pose: { ...front, yawDeg: 30 }, camera });
    expect(turned.irises[1][0] - turned.irises[0][0]).toBeLessThan(facing.interpupillaryPx * 0.9);
    expect(turned.interpupillaryPx / facing.interpupillaryPx).toBeCloseTo(1, 1);
  });

  it('puts a head off the middle where its offset says', () => {
    const middle = truthOf(head, { pose: front, camera });
    const aside = truthOf(head, { pose: front, camera: { ...camera, headOffsetCm: [10, 5] } });
    const [x, y] = at(aside.landmarks, 0);
    const [x0, y0] = at(middle.landmarks, 0);
    expect(x).toBeGreaterThan(x0);
    expect(y).toBeLessThan(y0);
  });
});
