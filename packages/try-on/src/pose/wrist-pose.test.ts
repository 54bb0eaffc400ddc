import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DetectedLimb } from '../tracking/hand-limbs.ts';
import { aHand, palmOfOther } from './a-hand.ts';
import { DEPTH_SEEN } from './average-hand.ts';
import { cameraModel } from './camera-model.ts';
import { HALF_CM } from './finger-thickness.ts';
import { rotated } from '../geometry/rotation.ts';
import { halfWidthOf, showsWrist, solveWrist } from './wrist-pose.ts';

const camera = cameraModel('live', 640, 480);
const WRIST = [320, 260] as const;
const PX_PER_CM = 14;

/** A forearm that runs from the wrist downwards, turned to the picture's left. */
const aForearm = (turn: number, halfWidthPx: number) => ({
  middle: { x: WRIST[0], y: WRIST[1] },
  direction: { x: -Math.sin(turn), y: Math.cos(turn) },
  halfWidthPx,
  spread: 0,
  seen: 0.8,
});

const seen = (forearm?: DetectedLimb) =>
  aHand({ pxPerCm: PX_PER_CM, wrist: WRIST, ...(forearm && { forearm }) });

const scaleOf = (translation: readonly number[]) => camera.focalPx / -(translation[2] ?? 0);

describe('the place of a watch', () => {
  it('follows the forearm, not the hand, however the wrist is bent', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.9, max: 0.9, noNaN: true }), (turn) => {
        const { rotation, translation } = solveWrist(seen(aForearm(turn, 40)), camera);
        const [x, y] = rotated(rotation, [0, 1, 0]);
        expect(Math.atan2(x, y)).toBeCloseTo(turn, 6);
        const px = scaleOf(translation);
        const place = [320 + translation[0] * px, 240 - translation[1] * px];
        const behind = 2.7 * PX_PER_CM;
        expect(Math.abs((place[0] ?? 0) - (WRIST[0] - behind * Math.sin(turn)))).toBeLessThan(2);
        expect(Math.abs((place[1] ?? 0) - (WRIST[1] + behind * Math.cos(turn)))).toBeLessThan(2);
      }),
    );
  });

  it('[R1.006] lies on the watch that is worn already, as far as one is surely seen', () => {
    const [wornAt, usualAt] = [84, 2.7 * PX_PER_CM];
    const behindOf = (confidence: number) => {
      const { translation, rotation, halfDepthCm } = solveWrist(
        seen({ ...aForearm(0.4, 40), band: { alongPx: wornAt, confidence } }),
        camera,
      );
      const [x, y, z] = rotated(rotation, [0, 0, halfDepthCm]);
      const lies = [translation[0] + x, translation[1] + y, translation[2] + z] as const;
      const px = camera.focalPx / -lies[2];
      const [right, down] = [320 + lies[0] * px - WRIST[0], 240 - lies[1] * px - WRIST[1]];
      return -Math.sin(0.4) * right + Math.cos(0.4) * down;
    };
    expect(Math.abs(behindOf(1) - wornAt)).toBeLessThan(1);
    expect(behindOf(0.5)).toBeGreaterThan(usualAt + 10);
    expect(behindOf(0.5)).toBeLessThan(wornAt - 10);
  });

  it('[R1.006] is smaller beside a hand that is tipped to the camera, which is nearer than the wrist', () => {
    const flat = seen();
    const [sin, cos] = [Math.sin(0.6), Math.cos(0.6)];
    const tipped = (x: number, y: number, z: number) => [x, y * cos - z * sin, y * sin + z * cos] as const;
    const points = Array.from({ length: 21 }, (_, point) => {
      const [x = 0, y = 0, z = 0] = flat.world.subarray(3 * point);
      return tipped(x, y, z / DEPTH_SEEN);
    });
    const hand = {
      ...flat,
      landmarks: Float32Array.from(
        points.flatMap(([x, y]) =>
          [x, y, 0].map((at, axis) => (WRIST[axis] ?? 0) + (at * PX_PER_CM) / 0.008),
        ),
      ),
      world: Float32Array.from(points.flatMap(([x, y, z]) => [x, y, DEPTH_SEEN * z])),
    };
    const [still, near] = [flat, hand].map((one) => scaleOf(solveWrist(one, camera).translation));
    expect((near ?? 0) / (still ?? 1)).toBeGreaterThan(0.85);
    expect((near ?? 0) / (still ?? 1)).toBeLessThan(0.96);
  });

  it('is as large as the fingers say too, where the wrist is hidden from which the palm is measured', () => {
    const digits = Object.fromEntries(
      (['index', 'middle', 'ring', 'little'] as const).map((digit) => [
        digit,
        { ...aForearm(0, 0.85 * HALF_CM[digit] * PX_PER_CM), seen: 1 },
      ]),
    );
    const hand = aHand({ pxPerCm: PX_PER_CM, wrist: WRIST, digits });
    const sizes = [seen(), hand].map((one) => scaleOf(solveWrist(one, camera).translation));
    expect((sizes[1] ?? 0) / (sizes[0] ?? 1)).toBeCloseTo(Math.sqrt(0.85), 1);
  });

  it('has its dial on the back, to the camera for a back and away from it for a palm', () => {
    const { rotation } = solveWrist(seen(aForearm(0, 40)), camera);
    expect(rotated(rotation, [0, 0, 1])[2]).toBeGreaterThan(0.99);
    const palm = solveWrist(palmOfOther(seen(aForearm(0, 40))), camera);
    expect(rotated(palm.rotation, [0, 0, 1])[2]).toBeLessThan(-0.99);
  });

  it('is as wide in the picture as the forearm is seen to be', () => {
    fc.assert(
      fc.property(fc.double({ min: 32, max: 52, noNaN: true }), (halfWidthPx) => {
        const { halfWidthCm, translation } = solveWrist(seen(aForearm(0.2, halfWidthPx)), camera);
        expect(halfWidthCm * scaleOf(translation)).toBeCloseTo(halfWidthPx, 2);
      }),
    );
  });

  it('takes the scale from a wrist that was measured, so that the case is as large beside it as it would be', () => {
    const { halfWidthCm, translation } = solveWrist(seen(aForearm(0, 44)), camera, { wristMm: 150 });
    expect(halfWidthCm).toBeCloseTo(halfWidthOf(150), 6);
    expect(scaleOf(translation)).toBeCloseTo(44 / halfWidthOf(150), 3);
  });

  it('falls back to the hand where no forearm is seen, or only a sleeve far too wide', () => {
    for (const hand of [seen(), seen(aForearm(0.5, 90))]) {
      const { rotation, halfWidthCm, translation } = solveWrist(hand, camera);
      const [x, y] = rotated(rotation, [0, 1, 0]);
      expect(Math.abs(Math.atan2(x, y))).toBeLessThan(0.15);
      expect(halfWidthCm).toBeCloseTo(halfWidthOf(165), 6);
      expect(Math.abs(scaleOf(translation) / PX_PER_CM - 1)).toBeLessThan(0.1);
    }
  });

  it('is none where neither forearm nor skin shows behind the hand', () => {
    expect(showsWrist(seen(), camera)).toBe(true);
    expect(showsWrist({ ...seen(), isBare: false }, camera)).toBe(false);
    expect(showsWrist({ ...seen(aForearm(0, 40)), isBare: false }, camera)).toBe(true);
  });

  it('is worn over a cuff, the case no larger for it, and not over a thick sleeve', () => {
    const cuff = { ...seen(aForearm(0, 44)), isSleeved: true };
    expect(showsWrist(cuff, camera)).toBe(true);
    const { halfWidthCm, translation } = solveWrist(cuff, camera);
    expect(Math.abs(scaleOf(translation) / PX_PER_CM - 1)).toBeLessThan(0.1);
    expect(halfWidthCm * scaleOf(translation)).toBeGreaterThan(43);
    expect(showsWrist({ ...seen(aForearm(0, 56)), isSleeved: true }, camera)).toBe(false);
  });
});
