import fc from 'fast-check';
import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cameraFor } from './camera.ts';
import type { Composition } from './composition.ts';
import { cropAround, cutsOff } from './crop.ts';
import type { Shot } from './shot.ts';

const shot = (azimuthDeg: number, elevationDeg: number): Shot => ({
  azimuthDeg,
  elevationDeg,
  framing: { kind: 'whole', fill: 0.8 },
  exposure: 1,
});

const points = [-1, 1].flatMap((x) =>
  [0, 0.6].flatMap((y) => [-0.4, 0.4].map((z) => new Vector3(x * 0.5, y, z))),
);
const composition: Composition = {
  glb: new Uint8Array(),
  points,
  toStudio: new Matrix4(),
  unitsPerMm: 1,
  shadowSource: '',
  optics: 'matt',
};
const SIZE = [800, 1000] as const;

describe('the camera', () => {
  it('fits the whole product into the wanted share of the picture from any side', () => {
    const angle = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(angle, fc.double({ min: 0, max: 60, noNaN: true }), (azimuth, elevation) => {
        const camera = cameraFor(shot(azimuth, elevation), composition, SIZE);
        const view = new Matrix4()
          .lookAt(camera.at, camera.towards, new Vector3(0, 1, 0))
          .setPosition(camera.at)
          .invert();
        const seen = points.map((p) => p.clone().applyMatrix4(view));
        const tangent = 18 / camera.focalMm;
        const xs = seen.map((p) => Math.abs(p.x / p.z / (tangent * 0.8)));
        const ys = seen.map((p) => Math.abs(p.y / p.z / tangent));
        expect(Math.max(...xs, ...ys)).toBeCloseTo(0.8, 1);
      }),
      { numRuns: 40 },
    );
  });

  it('looks at the named point of a close-up and shows a field of the wanted height', () => {
    const closeUp: Shot = {
      ...shot(30, 10),
      framing: { kind: 'close-up', atMm: [0.2, 0.1, 0], fieldMm: 0.3 },
    };
    const camera = cameraFor(closeUp, composition, SIZE);
    expect(camera.towards.toArray()).toEqual([0.2, 0.1, 0]);
    expect((camera.at.distanceTo(camera.towards) * 18 * 2) / camera.focalMm).toBeCloseTo(0.3, 5);
  });
});

describe('the crop', () => {
  it('is where the product is: about its share of the picture and a margin', () => {
    const crop = cropAround(points, cameraFor(shot(0, 0), composition, SIZE), SIZE);
    expect(crop.width).toBeGreaterThanOrEqual(Math.round(0.8 * 800));
    expect(crop.width).toBeLessThanOrEqual(Math.round(0.8 * 800) + 64);
    expect(crop.left + crop.width / 2).toBeCloseTo(400, -1);
    expect(crop.top + crop.height / 2).toBeCloseTo(500, -1);
  });

  it('never leaves the picture, however close the camera comes', () => {
    const field = fc.double({ min: 0.05, max: 2, noNaN: true });
    fc.assert(
      fc.property(field, (fieldMm) => {
        const closeUp: Shot = { ...shot(20, 20), framing: { kind: 'close-up', atMm: [0, 0.3, 0], fieldMm } };
        const crop = cropAround(points, cameraFor(closeUp, composition, SIZE), SIZE);
        expect(Math.min(crop.left, crop.top, crop.width, crop.height)).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(800);
        expect(crop.top + crop.height).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('notices what it cuts off, except at the edge of the picture itself', () => {
    const coverage = new Float32Array(12);
    const crop = { left: 0, top: 2, width: 4, height: 3 };
    expect(cutsOff(coverage, crop, [10, 10])).toBe(false);
    coverage[4] = 1;
    expect(cutsOff(coverage, crop, [10, 10])).toBe(false);
    coverage[7] = 0.2;
    expect(cutsOff(coverage, crop, [10, 10])).toBe(true);
  });
});
