import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { landmarksOf } from '../pose/a-detection.ts';
import { cameraModel } from '../pose/camera-model.ts';
import { headInPicture } from './head-in-picture.ts';
import type { Rotation } from '../geometry/rotation.ts';

const face = await packagedFace();
const camera = cameraModel('live', 640, 480);
const turned = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
};
const seen = (yawDeg: number, distanceCm = 55) =>
  headInPicture(
    landmarksOf(face, { rotation: turned(yawDeg), translation: [0, 0, -distanceCm] }, camera),
    face,
  );

describe('a head in its picture', () => {
  it('has the ears where the camera sees them, to three millimetres, near and far', () => {
    const half = (25 * Math.PI) / 180;
    for (const distanceCm of [40, 55, 90]) {
      const picture = seen(-25, distanceCm);
      const [x, y, z] = [8, 0, -3.5];
      const right = x * Math.cos(half) - z * Math.sin(half);
      const depth = distanceCm - (x * Math.sin(half) + z * Math.cos(half));
      const place = picture.place('left', [x, y, z]);
      const off = Math.hypot(place.x - 320 - (camera.focalPx * right) / depth, place.y - 240);
      expect(off / picture.pxPerCm).toBeLessThan(0.3);
    }
  });

  it('says which ear looks at the camera', () => {
    expect(seen(0).towards.left).toBeCloseTo(0, 1);
    expect(seen(-30).towards.left).toBeCloseTo(0.5, 1);
    expect(seen(-30).towards.right).toBeCloseTo(-0.5, 1);
  });
});
