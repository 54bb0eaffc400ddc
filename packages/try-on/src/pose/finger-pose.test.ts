import { describe, expect, it } from 'vitest';
import { DIGITS } from '../landmarks/hand-points.ts';
import type { WornBand } from '../tracking/worn-band.ts';
import { aHand, palmOfOther } from './a-hand.ts';
import { cameraModel } from './camera-model.ts';
import { solveFinger } from './finger-pose.ts';
import type { LimbPose } from './limb-pose.ts';
import { rotated } from '../geometry/rotation.ts';

const camera = cameraModel('live', 640, 480);
const hand = aHand({ pxPerCm: 14, wrist: [320, 400] });

/** The place of a pose in the picture. */
const inPicture = ({ translation: [x, y, z] }: LimbPose) => [
  camera.widthPx / 2 - (camera.focalPx * x) / z,
  camera.heightPx / 2 + (camera.focalPx * y) / z,
];

const limb = (halfWidthPx: number) => ({
  middle: { x: 336, y: 260 },
  direction: { x: 0, y: -1 },
  halfWidthPx,
  spread: 0,
  seen: 0.8,
});

describe('the place of a ring', () => {
  it.each(DIGITS)(
    'on the %s finger lies between its knuckle and its first joint, seen from its back',
    (finger) => {
      const pose = solveFinger(hand, camera, { finger });
      const [from, to] =
        finger === 'thumb'
          ? [2, 3]
          : [5 + 4 * (DIGITS.indexOf(finger) - 1), 6 + 4 * (DIGITS.indexOf(finger) - 1)];
      const [, y = 0] = inPicture(pose);
      expect(y).toBeLessThan(hand.landmarks[3 * from + 1] ?? 0);
      expect(y).toBeGreaterThan(hand.landmarks[3 * to + 1] ?? 0);
      expect(rotated(pose.rotation, [0, 1, 0])[1]).toBeGreaterThan(0.8);
      if (finger !== 'thumb') expect(rotated(pose.rotation, [0, 0, 1])[2]).toBeGreaterThan(0.99);
    },
  );

  it('[R1.006] lies on the ring that is worn already, as far as one is surely seen', () => {
    const seen = limb(12);
    const alongOf = (band?: WornBand) => {
      const ring = { ...seen, ...(band && { band }) };
      const pose = solveFinger({ ...hand, digits: { ring } }, camera, { finger: 'ring' });
      return seen.middle.y - (inPicture(pose)[1] ?? 0);
    };
    const usual = alongOf();
    expect(alongOf({ alongPx: 22, confidence: 1 })).toBeCloseTo(22, 3);
    expect(alongOf({ alongPx: 22, confidence: 0.5 })).toBeCloseTo((usual + 22) / 2, 3);
  });

  it('faces away from the camera on a left hand that is held where a right one shows its back', () => {
    const pose = solveFinger(palmOfOther(hand), camera, { finger: 'ring' });
    expect(rotated(pose.rotation, [0, 0, 1])[2]).toBeLessThan(-0.99);
  });

  it('shows its back where the model hardly knows which hand it is', () => {
    for (const rightness of [0.38, 0.62]) {
      const pose = solveFinger({ ...hand, rightness }, camera, { finger: 'index' });
      expect(rotated(pose.rotation, [0, 0, 1])[2]).toBeGreaterThan(0.99);
    }
  });

  it('is as thick as the picture shows the finger and its neighbours', () => {
    const seen = { ...hand, digits: { ring: limb(14), middle: limb(15), index: limb(15) } };
    const { halfWidthCm } = solveFinger(seen, camera, { finger: 'ring' });
    expect(halfWidthCm * 14).toBeCloseTo(14, 0);
  });

  it('is as thick as the ring is wide, or an adult’s, where no edge is seen', () => {
    expect(solveFinger(hand, camera, { finger: 'ring', innerDiameterMm: 19 }).halfWidthCm).toBeCloseTo(
      0.95,
      6,
    );
    expect(solveFinger(hand, camera, { finger: 'ring' }).halfWidthCm).toBeCloseTo(0.87, 6);
  });
});
