import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { landmarksOf, type SeenHead } from './a-detection.ts';
import { cameraModel, verticalFieldDegrees } from './camera-model.ts';
import { solveHead } from './head-pose.ts';
import { createPoseFilter } from './pose-filter.ts';
import { angleBetween, normalized, type Rotation, yawOf } from '../geometry/rotation.ts';

const face = await packagedFace();
const camera = cameraModel('live', 640, 480);

const about = (axis: readonly [number, number, number], degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360;
  return normalized([
    axis[0] * Math.sin(half),
    axis[1] * Math.sin(half),
    axis[2] * Math.sin(half),
    Math.cos(half),
  ]);
};
const HEADS: readonly (readonly [string, SeenHead])[] = [
  ['straight', { rotation: [0, 0, 0, 1], translation: [0, 0, -45] }],
  ['turned by 25 degrees', { rotation: about([0, 1, 0], 25), translation: [3, -2, -50] }],
  ['turned by -35 degrees', { rotation: about([0, 1, 0], -35), translation: [-5, 1, -60] }],
  ['nodding', { rotation: about([1, 0, 0], 18), translation: [0, 4, -40] }],
  ['tilted', { rotation: about([0, 0, 1], 25), translation: [8, 5, -70] }],
  ['close', { rotation: about([0.6, 0.8, 0], 10), translation: [1, 1, -28] }],
];

const worn = (head: SeenHead, noisePx: () => number) => {
  const landmarks = landmarksOf(face, head, camera).map((value) => value + noisePx());
  return { ...solveHead({ landmarks, face, camera }), light: { strength: 1, azimuth: 0 } };
};

/** Where the bridge shows, in pixels. */
const bridgePx = ({ pose: { translation } }: ReturnType<typeof worn>) =>
  (camera.focalPx * translation[0]) / -translation[2];

describe('the pose of a head', () => {
  it.each(HEADS)('is found from its landmarks: %s', (_words, head) => {
    const solved = solveHead({ landmarks: landmarksOf(face, head, camera), face, camera });
    expect((angleBetween(solved.pose.rotation, head.rotation) * 180) / Math.PI).toBeLessThan(0.5);
    const off = solved.pose.translation.map((value, axis) => Math.abs(value - (head.translation[axis] ?? 0)));
    expect(Math.max(off[0] ?? 9, off[1] ?? 9)).toBeLessThan(0.15);
    expect(off[2]).toBeLessThan(0.02 * -head.translation[2]);
  });

  it.each(HEADS)('comes with the shape of its face, to a millimetre: %s', (_words, head) => {
    const { shape } = solveHead({ landmarks: landmarksOf(face, head, camera), face, camera });
    for (const point of [168, 6, 33, 263, 4, 152]) {
      for (const axis of [0, 1, 2]) {
        expect(
          Math.abs((shape[3 * point + axis] ?? 0) - (face.positions[3 * point + axis] ?? 0)),
        ).toBeLessThan(0.2);
      }
    }
  });

  it('has the canonical size with irises of 11.7 mm, and leans a third of the way to other sizes', () => {
    const head: SeenHead = { rotation: [0, 0, 0, 1], translation: [0, 0, -40] };
    const sizeWith = (irisCm: number) =>
      solveHead({ landmarks: landmarksOf(face, { ...head, irisCm }, camera), face, camera }).size;
    expect(sizeWith(1.17)).toBeCloseTo(1, 1);
    // A large head has irises that look small.
    expect(sizeWith(1.07)).toBeGreaterThan(1.01);
    expect(sizeWith(1.07)).toBeLessThan(1.17 / 1.07);
    expect(sizeWith(0.5)).toBeLessThanOrEqual(1.16);
    expect(sizeWith(3)).toBeGreaterThanOrEqual(0.86);
    expect(sizeWith(0)).toBe(1);
  });

  it('is turned to the left of its wearer with a positive yaw', () => {
    expect(yawOf(about([0, 1, 0], 25))).toBeCloseTo((25 * Math.PI) / 180, 6);
  });

  it('is seen through 63 degrees across a camera picture, whichever way it is held', () => {
    expect(verticalFieldDegrees(cameraModel('live', 480, 640))).toBeCloseTo(63, 6);
    expect(verticalFieldDegrees(camera)).toBeLessThan(63);
  });
});

describe('a followed head', () => {
  const still: SeenHead = { rotation: about([0, 1, 0], 8), translation: [1, 2, -45] };
  const frameMs = 1000 / 30;

  it('held still trembles by less than half a pixel, though its landmarks do by one', () => {
    const filter = createPoseFilter();
    let seed = 1;
    const noise = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed / 2_147_483_647 - 0.5) * 2 * Math.sqrt(3);
    };
    const places = Array.from({ length: 90 }, (_, k) =>
      bridgePx(filter.next(worn(still, noise), k * frameMs)),
    );
    const settled = places.slice(30);
    const mean = settled.reduce((sum, value) => sum + value, 0) / settled.length;
    const rms = Math.sqrt(settled.reduce((sum, value) => sum + (value - mean) ** 2, 0) / settled.length);
    expect(rms).toBeLessThan(0.5);
  });

  it('lags by less than a frame when it moves at 20 cm a second', () => {
    const filter = createPoseFilter();
    const stepCm = 20 / 30;
    let lagFrames = 0;
    for (let k = 0; k < 30; k += 1) {
      const head = { ...still, translation: [-10 + k * stepCm, 2, -45] as const };
      const raw = worn(head, () => 0);
      lagFrames = (raw.pose.translation[0] - filter.next(raw, k * frameMs).pose.translation[0]) / stepCm;
    }
    expect(lagFrames).toBeLessThan(1);
  });

  it('lags by less than a frame when it turns at 90 degrees a second', () => {
    const filter = createPoseFilter();
    let lagFrames = 0;
    for (let k = 0; k < 20; k += 1) {
      const raw = worn({ ...still, rotation: about([0, 1, 0], -30 + 3 * k) }, () => 0);
      const off = angleBetween(raw.pose.rotation, filter.next(raw, k * frameMs).pose.rotation);
      lagFrames = off / ((3 * Math.PI) / 180);
    }
    expect(lagFrames).toBeLessThan(1);
  });

  it('starts anew after a pause instead of gliding there', () => {
    const filter = createPoseFilter();
    filter.next(
      worn(still, () => 0),
      0,
    );
    const elsewhere = worn({ ...still, translation: [15, 0, -60] }, () => 0);
    expect(filter.next(elsewhere, 5000)).toEqual(elsewhere);
    filter.reset();
    expect(filter.next(elsewhere, 5010)).toEqual(elsewhere);
  });
});
