import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { aFace } from './a-face.ts';
import { eyeDistancePx, LIP_RINGS, pointOf } from './contours.ts';
import { LIP_FEATHER, LIP_GRID, LIP_TRIANGLES, lipMesh } from './lip-mesh.ts';
import { turnedAway, xyOf } from './region-mesh.probe.ts';

const AVERAGE = await packagedFace();

const meshOf = (face: Parameters<typeof aFace>[1]) => lipMesh(aFace(AVERAGE, face), () => 0.2);
const rowOf = (row: number) =>
  Array.from({ length: LIP_GRID.columns }, (_, column) => row * LIP_GRID.columns + column);
const depthAt = (mesh: ReturnType<typeof lipMesh>, at: number) => mesh.attributes.inside[at] ?? NaN;
const fromOpeningAt = (mesh: ReturnType<typeof lipMesh>, at: number) =>
  mesh.attributes.fromOpening[at] ?? NaN;

describe('the lips as triangles', () => {
  it('[R1.006] pass through the outer and the inner contour of the landmark model', () => {
    const face = aFace(AVERAGE);
    const mesh = lipMesh(face, () => 0.2);
    for (const [ring, row] of [
      [0, 1],
      [3, 4],
    ] as const) {
      (LIP_RINGS[ring] ?? []).forEach((landmark, index) => {
        const [x, y] = xyOf(mesh, rowOf(row)[4 * index] ?? NaN);
        const [seenX, seenY] = pointOf(face, landmark);
        if (ring === 3 && index % 10 === 0) return; // the corners of the opening, where lips touch
        expect(Math.hypot(x - seenX, y - seenY)).toBeLessThan(0.75);
      });
    }
  });

  it('[R1.006] begin outside the edge by half of a soft rim of 1.1 % of the distance between the pupils', () => {
    const face = aFace(AVERAGE);
    const mesh = lipMesh(face, () => 0.2);
    const half = (LIP_FEATHER / 2) * eyeDistancePx(face);
    rowOf(0).forEach((at, column) => {
      const [x, y] = xyOf(mesh, at);
      const [edgeX, edgeY] = xyOf(mesh, rowOf(1)[column] ?? NaN);
      expect(Math.hypot(x - edgeX, y - edgeY)).toBeCloseTo(half, 3);
      expect(depthAt(mesh, at)).toBeCloseTo(-LIP_FEATHER / 2, 6);
    });
  });

  it('[R1.006] end at the opening of a mouth that is open, so that teeth stay as they are', () => {
    const mesh = meshOf({ mouth: 2.5 });
    const middle = rowOf(4).filter(
      (_, column) => Math.abs((((column / LIP_GRID.columns) * 4) % 2) - 1) < 0.6,
    );
    for (const at of middle) expect(fromOpeningAt(mesh, at)).toBeCloseTo(0, 6);
  });

  it('[R1.006] are one where the mouth is shut: no line of bare lip between them', () => {
    const mesh = meshOf({ mouth: 0 });
    rowOf(4).forEach((at, column) => {
      expect(fromOpeningAt(mesh, at)).toBeGreaterThanOrEqual(LIP_FEATHER * 0.99);
      const [x, y] = xyOf(mesh, at);
      const [otherX, otherY] = xyOf(mesh, rowOf(4)[(LIP_GRID.columns - column) % LIP_GRID.columns] ?? NaN);
      expect(Math.hypot(x - otherX, y - otherY)).toBeLessThan(0.1);
    });
  });

  it('close the opening little by little, not at once', () => {
    const steps = Array.from({ length: 40 }, (_, k) => meshOf({ mouth: k / 20 }));
    const atMiddle = steps.map((mesh) => fromOpeningAt(mesh, rowOf(4)[LIP_GRID.columns / 4] ?? NaN));
    atMiddle.slice(1).forEach((value, index) => {
      expect(Math.abs(value - (atMiddle[index] ?? NaN))).toBeLessThan(LIP_FEATHER / 3);
    });
  });

  it('turn no triangle away in front, and few up to 35° to either side', () => {
    assert(
      property(double({ min: -35, max: 35, noNaN: true }), (yawDeg) => {
        const share = turnedAway(meshOf({ yawDeg }), LIP_TRIANGLES);
        expect(share).toBeLessThan(Math.abs(yawDeg) < 20 ? 0.02 : 0.2);
      }),
    );
  });

  it('are finite whatever the landmarks are: all in one place, in profile, or nowhere', () => {
    const collapsed = new Float32Array(3 * 478).fill(7);
    for (const face of [collapsed, new Float32Array(0), aFace(AVERAGE, { yawDeg: 90 })]) {
      const mesh = lipMesh(face, () => 0.2);
      expect(
        [mesh.positions, ...Object.values(mesh.attributes)]
          .flatMap((values) => [...values])
          .every(Number.isFinite),
      ).toBe(true);
    }
  });
});
