import type { PicturePoint } from './point.ts';
import { array, assert, double, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smoothLine, smoothRing } from './curve.ts';

const place = double({ min: -2000, max: 2000, noNaN: true });
const places = array(tuple(place, place), { minLength: 2, maxLength: 24 });
const steps = integer({ min: 1, max: 6 });

describe('a smooth curve through points', () => {
  it('passes through every one of them, open or closed', () => {
    assert(
      property(places, steps, (points, perSegment) => {
        const ring = smoothRing(points, perSegment);
        const line = smoothLine(points, perSegment);
        expect(ring).toHaveLength(points.length * perSegment);
        expect(line).toHaveLength((points.length - 1) * perSegment + 1);
        points.forEach((point, index) => {
          expect(near(ring[index * perSegment], point)).toBe(true);
          expect(near(line[index * perSegment], point)).toBe(true);
        });
      }),
    );
  });

  it('leaves the box around them by no more than an eighth of its size', () => {
    assert(
      property(places, (points) => {
        for (const axis of [0, 1] as const) {
          const given = points.map((point) => point[axis]);
          const [least, most] = [Math.min(...given), Math.max(...given)];
          const margin = (most - least) / 8 + 1e-6;
          for (const point of smoothRing(points, 4)) {
            expect(point[axis]).toBeGreaterThanOrEqual(least - margin);
            expect(point[axis]).toBeLessThanOrEqual(most + margin);
          }
        }
      }),
    );
  });

  it('has no corner that shows: along a circle of twenty points it turns by less than 8° at a time', () => {
    const circle = Array.from({ length: 20 }, (_, k): PicturePoint => {
      const angle = (2 * Math.PI * k) / 20;
      return [600 + 300 * Math.cos(angle), 600 + 300 * Math.sin(angle)];
    });
    const ring = smoothRing(circle, 4);
    const headings = ring.map(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return Math.atan2(nextY - y, nextX - x);
    });
    headings.forEach((heading, index) => {
      const turn = Math.abs(heading - (headings[(index + 1) % headings.length] ?? heading));
      expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan((8 * Math.PI) / 180);
    });
  });

  it('is nothing where there are no points', () => {
    expect([smoothRing([], 4), smoothLine([], 4)]).toEqual([[], []]);
  });
});

const near = (one: PicturePoint | undefined, other: PicturePoint): boolean =>
  one !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6;
