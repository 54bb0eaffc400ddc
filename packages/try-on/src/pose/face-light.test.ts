import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import type { Detection } from '../tracking/worker-protocol.ts';
import { lightOn } from './face-light.ts';
import { normalsOf } from './normals.ts';
import { type Rotation, rotated, type Vector } from '../geometry/rotation.ts';

const face = await packagedFace();
const shape = Float32Array.from(face.positions);
const normals = normalsOf(shape, face.triangles);
const STRAIGHT: Rotation = [0, 0, 0, 1];
const turned = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
};
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Skin under one lamp at this angle to the right, 28° above the camera, in a room that scatters as much again. */
function lit(azimuthDeg: number, albedo: number, rotation: Rotation = STRAIGHT): Detection {
  const [side, rise] = [radians(azimuthDeg), radians(28)];
  const lamp: Vector = [Math.sin(side) * Math.cos(rise), Math.sin(rise), Math.cos(side) * Math.cos(rise)];
  const shades = Float32Array.from(normals, (normal) => {
    const [x, y, z] = rotated(rotation, normal);
    return albedo * (0.5 + 0.5 * Math.max(0, x * lamp[0] + y * lamp[1] + z * lamp[2]));
  });
  return detectionIn(shades, albedo);
}

function detectionIn(shades: Float32Array<ArrayBuffer>, luminance: number): Detection {
  return {
    luminance: { mean: 0.3, bright: 0.42 },
    face: {
      landmarks: new Float32Array(478 * 3),
      flag: 1,
      luminance,
      shades,
      colours: new Float32Array(0),
      ears: { lobes: {} },
    },
  };
}

const azimuthDeg = (detection: Detection, rotation: Rotation = STRAIGHT) =>
  (lightOn(detection, { shape, rotation }, face).azimuth * 180) / Math.PI;

describe('the light on a face', () => {
  it.each([-60, -35, -15, 0, 15, 35, 60])('comes from where the lamp stands: %i° to the right', (lampDeg) => {
    expect(Math.abs(azimuthDeg(lit(lampDeg, 0.3)) - lampDeg)).toBeLessThan(15);
  });

  it('comes from there whatever the skin, and however the head is turned', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.7, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (albedo, yawDeg) => {
          const rotation = turned(yawDeg);
          expect(azimuthDeg(lit(40, albedo, rotation), rotation)).toBeGreaterThan(20);
          expect(azimuthDeg(lit(-40, albedo, rotation), rotation)).toBeLessThan(-20);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is not led astray by a few glints and shadows', () => {
    const detection = lit(35, 0.3);
    const shades = detection.face?.shades.slice() ?? new Float32Array(468);
    for (let landmark = 0; landmark < 468; landmark += 12) shades[landmark] = landmark % 24 === 0 ? 1 : 0;
    expect(Math.abs(azimuthDeg(detectionIn(shades, 0.3)) - 35)).toBeLessThan(20);
  });

  it('is as strong as in a room where face and picture are as bright as there, and bounded where there is none', () => {
    const { strength } = lightOn(lit(0, 0.28), { shape, rotation: STRAIGHT }, face);
    expect(strength).toBeCloseTo(1, 1);
    const black = detectionIn(new Float32Array(468), 0);
    expect(lightOn(black, { shape, rotation: STRAIGHT }, face)).toEqual({ strength: 0.25, azimuth: 0 });
  });

  it('is the usual where no face is seen', () => {
    const nobody: Detection = { luminance: { mean: 0.3, bright: 0.4 } };
    expect(lightOn(nobody, { shape, rotation: STRAIGHT }, face)).toEqual({ strength: 1, azimuth: 0 });
  });
});
