import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD, fitDistance } from './framing.ts';

const aCylinder = fc.record({
  radius: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
  height: fc.double({ min: 0.02, max: 1, noNaN: true }),
});
const aSight = fc.record({
  aspect: fc.double({ min: 0.4, max: 3, noNaN: true }),
  elevation: fc.double({ min: -0.3, max: 1.3, noNaN: true }),
});

interface Seen {
  readonly distance: number;
  readonly radius: number;
  readonly elevation: number;
  readonly aspect: number;
}

/** How far from the middle a point on a rim is seen, as a share of half the stage's height and half its width. */
function seenAt(angle: number, y: number, { distance, radius, elevation, aspect }: Seen) {
  const [x, z] = [radius * Math.sin(angle), radius * Math.cos(angle)];
  const depth = distance - (z * Math.cos(elevation) + y * Math.sin(elevation));
  const up = y * Math.cos(elevation) - z * Math.sin(elevation);
  const half = Math.tan(FIELD / 2) * depth;
  return { depth, across: Math.abs(x) / (half * aspect), upright: Math.abs(up) / half };
}

describe('the distance that a piece is seen whole from', () => {
  it('leaves a margin on all four sides, whichever way the piece is turned and the stage stands', () => {
    fc.assert(
      fc.property(
        aCylinder,
        aSight,
        fc.double({ min: 0, max: 7, noNaN: true }),
        ({ radius, height }, sight, angle) => {
          const distance = fitDistance({ radius, height }, sight);
          for (const y of [height / 2, -height / 2]) {
            const { depth, across, upright } = seenAt(angle, y, { ...sight, distance, radius });
            expect(depth).toBeGreaterThan(0);
            expect(across).toBeLessThan(0.91);
            expect(upright).toBeLessThan(0.77);
          }
        },
      ),
    );
  });

  it('is no longer than it has to be', () => {
    fc.assert(
      fc.property(aCylinder, aSight, ({ radius, height }, sight) => {
        const distance = fitDistance({ radius, height }, sight);
        const seen = Array.from({ length: 96 }, (_, step) => {
          const angle = (2 * Math.PI * step) / 96;
          return [height / 2, -height / 2].map((y) => seenAt(angle, y, { ...sight, distance, radius }));
        }).flat();
        const across = Math.max(...seen.map((point) => point.across)) * Math.max(1, sight.aspect);
        const upright = Math.max(...seen.map((point) => point.upright));
        expect(Math.max(across / 0.88, upright / 0.74)).toBeCloseTo(1, 2);
      }),
    );
  });

  it('is the longer the narrower the stage is', () => {
    const sneaker = { radius: 0.5, height: 0.35 };
    const at = (aspect: number) => fitDistance(sneaker, { aspect, elevation: 0.2 });
    expect(at(0.5)).toBeGreaterThan(at(0.8));
    expect(at(0.8)).toBeGreaterThan(at(1));
    expect(at(1)).toBe(at(2));
  });
});
