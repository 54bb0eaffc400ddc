import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CameraModel } from './camera-model.ts';
import { lookDownAt, standOn, upSeenFrom } from './feet-pose.ts';
import { rotated, type Vector } from '../geometry/rotation.ts';

const CAMERA: CameraModel = { widthPx: 640, heightPx: 480, focalPx: 520 };
const LENGTH_CM = 28;

const seen = ([x, y, z]: Vector) => ({
  x: CAMERA.widthPx / 2 + (CAMERA.focalPx * x) / -z,
  y: CAMERA.heightPx / 2 - (CAMERA.focalPx * y) / -z,
});
const plus = (one: Vector, other: Vector): Vector => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

const apart = (one: Vector, other: Vector) => Math.hypot(...one.map((value, k) => value - (other[k] ?? 0)));

/** A foot that stands on the ground before a camera that looks down on it. */
const standing = fc.record({
  lookDown: fc.double({ min: 0.35, max: 1.5, noNaN: true }),
  turn: fc.double({ min: -3, max: 3, noNaN: true }),
  asideCm: fc.double({ min: -30, max: 30, noNaN: true }),
  awayCm: fc.double({ min: 90, max: 300, noNaN: true }),
});

describe('a shoe on a foot that is seen', () => {
  it('[R1.006] stands exactly where the foot does, whichever way it points and however one looks down on it', () => {
    fc.assert(
      fc.property(standing, ({ lookDown, turn, asideCm, awayCm }) => {
        const up = upSeenFrom(lookDown);
        const away: Vector = [0, Math.sin(lookDown), -Math.cos(lookDown)];
        const heel: Vector = [asideCm, 0, -awayCm];
        const along: Vector = [
          LENGTH_CM * Math.sin(turn),
          LENGTH_CM * Math.cos(turn) * away[1],
          LENGTH_CM * Math.cos(turn) * away[2],
        ];
        const toe = plus(heel, along);
        const { translation, rotation } = standOn(
          CAMERA,
          { heel: seen(heel), toe: seen(toe), up },
          LENGTH_CM,
        );
        expect(apart(translation, heel)).toBeLessThan(0.01);
        expect(apart(plus(translation, rotated(rotation, [0, 0, LENGTH_CM])), toe)).toBeLessThan(0.01);
        expect(apart(rotated(rotation, [0, 1, 0]), up)).toBeLessThan(0.001);
      }),
    );
  });

  it('is still drawn, with heel and toe in their places, where the ground is seen from its edge or from below', () => {
    for (const lookDown of [0, 0.05, -0.4]) {
      const foot = { heel: { x: 300, y: 200 }, toe: { x: 360, y: 260 }, up: upSeenFrom(lookDown) };
      const { translation, rotation } = standOn(CAMERA, foot, LENGTH_CM);
      const toe = seen(plus(translation, rotated(rotation, [0, 0, LENGTH_CM])));
      expect(toe.x).toBeCloseTo(360);
      expect(toe.y).toBeCloseTo(260);
      expect(Math.hypot(...rotation)).toBeCloseTo(1);
    }
  });

  it('has the wearer’s left on the left of the picture where its toes point away from the camera', () => {
    const foot = { heel: { x: 320, y: 400 }, toe: { x: 320, y: 200 }, up: upSeenFrom(1.2) };
    expect(rotated(standOn(CAMERA, foot, LENGTH_CM).rotation, [1, 0, 0])[0]).toBeCloseTo(-1);
  });

  it('tells from the way up how far down one looks', () => {
    expect(lookDownAt(upSeenFrom(0.9))).toBeCloseTo(0.9);
  });
});
