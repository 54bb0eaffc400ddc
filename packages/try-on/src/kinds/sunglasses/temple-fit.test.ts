import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../../geometry/rotation.ts';
import { fitFrame } from './temple-fit.ts';

const hinge: Vector = [6.7, 1.3, -1.3];
const ear: Vector = [7.7, 0.2, -10];
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The final place of the temple: first turned at the hinge, then with the front about the bridge. */
function worn(besideEar: Vector): Vector {
  const { lean, spread } = fitFrame({ hinge, besideEar }, ear);
  const [dx, dz] = [besideEar[0] - hinge[0], besideEar[2] - hinge[2]];
  const x = hinge[0] + dx * Math.cos(spread) - dz * Math.sin(spread);
  const z = hinge[2] + dx * Math.sin(spread) + dz * Math.cos(spread);
  const y = besideEar[1];
  return [x, y * Math.cos(lean) - z * Math.sin(lean), y * Math.sin(lean) + z * Math.cos(lean)];
}

describe('a frame on a head', () => {
  it('has its temples beside the ears and on top of them', () => {
    const besideEar = fc.tuple(
      fc.double({ min: 6.4, max: 8, noNaN: true }),
      fc.double({ min: -1.2, max: 1.4, noNaN: true }),
    );
    fc.assert(
      fc.property(besideEar, ([x, y]) => {
        const [wornX, wornY] = worn([x, y, -10]);
        expect(wornX).toBeCloseTo(ear[0], 0);
        expect(Math.abs(wornY - ear[1])).toBeLessThan(0.25);
      }),
    );
  });

  it('sits as it is where it fits already', () => {
    const { lean, spread } = fitFrame({ hinge, besideEar: ear }, ear);
    expect(lean).toBeCloseTo(0, 9);
    expect(spread).toBeCloseTo(0, 9);
  });

  it('is never bent beyond what a hinge and a nose allow', () => {
    const place = fc.tuple(
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.double({ min: -20, max: -2, noNaN: true }),
    );
    fc.assert(
      fc.property(place, (besideEar) => {
        const { lean, spread } = fitFrame({ hinge, besideEar }, ear);
        expect(Math.abs(degrees(lean))).toBeLessThanOrEqual(12.001);
        expect(degrees(spread)).toBeLessThanOrEqual(12.001);
        expect(degrees(spread)).toBeGreaterThanOrEqual(-6.001);
      }),
    );
  });
});
