import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { landmarksOf } from '../pose/a-detection.ts';
import { cameraModel } from '../pose/camera-model.ts';
import { headInPicture } from '../landmarks/head-in-picture.ts';
import type { Rotation } from '../geometry/rotation.ts';
import { endOf, lobeEdge } from './lobe-edge.ts';
import type { Point } from '../geometry/point.ts';
import type { Tint } from './skin-or-hair.ts';

const face = await packagedFace();
const camera = cameraModel('photo', 600, 800);
const SKIN: Tint = [0.6, 0.2, -0.16];
const WALL: Tint = [0.9, 0, 0];
const isSkin = ([light]: Tint) => light < 0.7;

/** What is found of the left lobe where skin shows beside the face down to this height of the head's frame. */
function found(yawDeg: number, lowestCm: number, isBehind: (place: Point) => boolean = () => false) {
  const half = (yawDeg * Math.PI) / 360;
  const rotation: Rotation = [0, Math.sin(half), 0, Math.cos(half)];
  const landmarks = landmarksOf(face, { rotation, translation: [0, 0, -70] }, camera);
  const picture = headInPicture(landmarks, face);
  const end = picture.place('left', [8, lowestCm, -3]);
  const tint = (place: Point): Tint => (place.y < end.y || isBehind(place) ? SKIN : WALL);
  const edge = lobeEdge('left', { landmarks, picture, tint, isSkin });
  return edge && (edge.y - end.y) / picture.pxPerCm;
}

describe('the end of a lobe', () => {
  it.each([-1.9, -2.3, -2.75, -3.3])('is found to a millimetre where it hangs at %f cm', (lowestCm) => {
    expect(Math.abs(found(0, lowestCm) ?? 9)).toBeLessThan(0.12);
    expect(Math.abs(found(-5, lowestCm) ?? 9)).toBeLessThan(0.12);
  });

  it('is not told where the neck lies behind it, nor from the side', () => {
    expect(found(0, -2.5, () => true)).toBeUndefined();
    expect(found(-12, -2.5)).toBeUndefined();
    expect(found(20, -2.5)).toBeUndefined();
  });

  it('is not told where no ear stands out, or lobes would hang out of place', () => {
    expect(found(0, 2)).toBeUndefined();
    expect(found(0, -4.6)).toBeUndefined();
  });

  it('is where what stands out ends most plainly, not at a lock before it', () => {
    const widths = Array.from({ length: 57 }, (_, row) => (row === 20 || row < 30 ? 1 : 0));
    widths[20] = 0;
    expect(endOf(widths)).toBeCloseTo(-0.5 + 0.1 * 30 - 0.05, 5);
    expect(endOf(widths.map((width) => width / 4))).toBeUndefined();
  });
});
