import type { Direction } from './direction.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roughRadiance } from './rough-radiance.ts';
import { skyDirections } from './sky-directions.ts';
import { studioRadiance } from './studio-light.ts';

const aDirection = fc
  .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0, max: 6.28, noNaN: true }))
  .map(([y, angle]): Direction => {
    const flat = Math.sqrt(1 - y * y);
    return [flat * Math.cos(angle), y, flat * Math.sin(angle)];
  });
const towards = (azimuthDeg: number, elevationDeg: number): Direction => {
  const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
  return [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
};

/** Degrees between two azimuths that a window fills, as high as windows hang. */
const width = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => studioRadiance(towards(from + step, 28))).filter(
    (radiance) => radiance > 3,
  ).length;

describe('the studio’s light', () => {
  it('is a wide window at the left and a narrow one at the right', () => {
    expect(width(-120, -10)).toBeGreaterThan(2 * width(20, 100));
    expect(width(20, 100)).toBeGreaterThan(5);
  });

  it('comes from everywhere, and from nowhere more than from a window', () => {
    fc.assert(
      fc.property(aDirection, (direction) => {
        expect(studioRadiance(direction)).toBeGreaterThan(0.3);
        expect(studioRadiance(direction)).toBeLessThan(9);
      }),
    );
  });
});

describe('what rough surfaces mirror', () => {
  it('is the same as what smooth ones do where all is equally bright', () => {
    fc.assert(
      fc.property(aDirection, fc.double({ min: 0, max: 1, noNaN: true }), (direction, roughness) => {
        expect(roughRadiance(() => 0.7, roughness)(direction)).toBeCloseTo(0.7, 9);
      }),
    );
  });

  it('lies between the darkest and the brightest there is', () => {
    const look = roughRadiance(([, y]) => (y > 0 ? 1 : 0), 0.6);
    fc.assert(
      fc.property(aDirection, (direction) => {
        expect(look(direction)).toBeGreaterThanOrEqual(0);
        expect(look(direction)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is half the sky for a matt wall, and all of it for a matt floor', () => {
    const matt = roughRadiance(([, y]) => (y > 0 ? 1 : 0), 1);
    expect(matt([0, 0, 1])).toBeCloseTo(0.5, 1);
    expect(matt([0, 1, 0])).toBeCloseTo(1, 6);
    expect(matt([0, -1, 0])).toBeCloseTo(0, 6);
  });
});

describe('the sky that casts the shadow', () => {
  it('is above, of unit length, and balanced', () => {
    const directions = skyDirections(48);
    for (const [x, y, z] of directions) {
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 9);
      expect(y).toBeGreaterThan(0.5);
    }
    const mean = (axis: 0 | 2) => directions.reduce((sum, direction) => sum + direction[axis], 0) / 48;
    expect(Math.abs(mean(0))).toBeLessThan(0.05);
    expect(Math.abs(mean(2))).toBeLessThan(0.05);
  });
});
