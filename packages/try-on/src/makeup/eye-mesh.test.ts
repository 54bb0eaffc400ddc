import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { aFace } from './a-face.ts';
import { EYES, pointOf } from './contours.ts';
import { EYE_TRIANGLES, eyeMesh } from './eye-mesh.ts';
import { turnedAway, xyOf } from './region-mesh.probe.ts';

const AVERAGE = await packagedFace();

const isInside = (
  polygon: readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): boolean =>
  polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

describe('the skin around the eyes as triangles', () => {
  const face = aFace(AVERAGE);
  const mesh = eyeMesh(face);

  it('[R1.006] leaves the eyeballs out: no triangle has its middle between the lids', () => {
    const openings = EYES.map(({ upper, lower }) =>
      [...(upper[0] ?? []), ...(lower[0] ?? []).toReversed()].map((index) => pointOf(face, index)),
    );
    for (let k = 0; k + 2 < EYE_TRIANGLES.length; k += 3) {
      const corners = [0, 1, 2].map((step) => xyOf(mesh, EYE_TRIANGLES[k + step] ?? NaN));
      const middle = [0, 1].map((axis) => corners.reduce((sum, point) => sum + (point[axis] ?? NaN) / 3, 0));
      const [x = NaN, y = NaN] = middle;
      for (const opening of openings) {
        const near = opening.some(([px, py]) => Math.hypot(px - x, py - y) < 2.5);
        expect(!near && isInside(opening, [x, y])).toBe(false);
      }
    }
  });

  it('says of every place how far out and how high it lies, on both eyes alike', () => {
    const { outward: out, high } = mesh.attributes;
    const half = out.length / 2;
    expect(out.slice(half)).toEqual(out.slice(0, half));
    expect(high.slice(half)).toEqual(high.slice(0, half));
    expect([Math.min(...out), Math.max(...out), Math.min(...high), Math.max(...high)]).toEqual([0, 1, -1, 1]);
  });

  it('is not folded over in front, and little at 35° to either side', () => {
    expect(turnedAway(mesh, EYE_TRIANGLES)).toBeLessThan(0.01);
    for (const yawDeg of [-35, 35])
      expect(turnedAway(eyeMesh(aFace(AVERAGE, { yawDeg })), EYE_TRIANGLES)).toBeLessThan(0.2);
  });

  it('is finite whatever the landmarks are', () => {
    for (const landmarks of [new Float32Array(3 * 478), new Float32Array(0), aFace(AVERAGE, { yawDeg: 90 })])
      expect([...eyeMesh(landmarks).positions].every(Number.isFinite)).toBe(true);
  });
});
