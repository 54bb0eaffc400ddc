import fc from 'fast-check';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ENVIRONMENT } from './environment.ts';
import { environmentRotation } from './environment-rotation.ts';

const AHEAD = new Vector3(0, 0, 1);
const UP = new Vector3(0, 1, 0);
const degrees = (of: number) => (of * Math.PI) / 180;

const looking = (yawDeg: number, pitchDeg: number): readonly [number, number, number] => [
  Math.cos(degrees(pitchDeg)) * Math.sin(degrees(yawDeg)),
  Math.sin(degrees(pitchDeg)),
  Math.cos(degrees(pitchDeg)) * Math.cos(degrees(yawDeg)),
];
/** The direction that a surface facing this way mirrors to the camera. */
const mirroredBy = (facing: readonly [number, number, number]) =>
  AHEAD.clone()
    .reflect(new Vector3(...facing))
    .negate();

const yaws = fc.integer({ min: -60, max: 60 });
const azimuths = fc.integer({ min: -70, max: 70 });

describe('how the room stands', () => {
  it('has its window on the side the picture is lit from, as high as it is', () => {
    fc.assert(
      fc.property(azimuths, yaws, fc.integer({ min: -40, max: 0 }), (light, yaw, pitch) => {
        const turn = environmentRotation(DEFAULT_ENVIRONMENT, {
          azimuth: degrees(light),
          facing: looking(yaw, pitch),
        });
        const { x, y, z } = new Vector3(...DEFAULT_ENVIRONMENT.window.towards).applyEuler(turn);
        expect(Math.atan2(x, z)).toBeCloseTo(degrees(light), 6);
        expect(y).toBeCloseTo(DEFAULT_ENVIRONMENT.window.towards[1], 6);
      }),
    );
  });

  it('shows the front of a head that looks up what it shows one that looks straight ahead', () => {
    fc.assert(
      fc.property(azimuths, yaws, fc.integer({ min: 0, max: 60 }), (light, yaw, pitch) => {
        const inEnvironment = (pitchDeg: number) => {
          const facing = looking(yaw, pitchDeg);
          const turn = environmentRotation(DEFAULT_ENVIRONMENT, { azimuth: degrees(light), facing });
          const window = new Vector3(...DEFAULT_ENVIRONMENT.window.towards).applyEuler(turn);
          const ceiling = UP.clone().applyEuler(turn);
          const mirrored = mirroredBy(facing);
          return { toWindow: mirrored.dot(window), toCeiling: mirrored.dot(ceiling) };
        };
        const [raised, upright] = [inEnvironment(pitch), inEnvironment(0)];
        expect(raised.toWindow).toBeCloseTo(upright.toWindow, 6);
        expect(raised.toCeiling).toBeCloseTo(upright.toCeiling, 6);
      }),
    );
  });

  it('stands upright where there is no head', () => {
    const turn = environmentRotation(DEFAULT_ENVIRONMENT, { azimuth: 0.3 });
    expect(UP.clone().applyEuler(turn).y).toBeCloseTo(1, 9);
  });
});
