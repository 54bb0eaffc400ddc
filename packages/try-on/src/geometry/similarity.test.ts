import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalized, rotated, type Vector } from './rotation.ts';
import { fitSimilarity } from './similarity.ts';
import { principalEigenvector } from './symmetric-eigen.ts';

const part = fc.double({ min: -1, max: 1, noNaN: true });
const rotation = fc
  .tuple(part, part, part, part)
  .filter((q) => Math.hypot(...q) > 0.1)
  .map((q) => normalized(q));
const shift = fc.tuple(part, part, part).map(([x, y, z]): Vector => [30 * x, 30 * y, 30 * z]);

/** Points of no symmetry. */
const POINTS: readonly Vector[] = [
  [0, 0, 6],
  [4, 3, 3],
  [-4, 3, 3],
  [0, -9, 4],
  [7, 1, -2],
  [-7.5, 0, -2],
  [1, 8, 4],
];

describe('fitting a similarity', () => {
  it('finds the turn, size and place of points that were turned, sized and moved', () => {
    fc.assert(
      fc.property(rotation, shift, fc.double({ min: 0.2, max: 20, noNaN: true }), (turn, [x, y, z], size) => {
        const pairs = POINTS.map((from) => {
          const [px, py, pz] = rotated(turn, from);
          return { from, to: [size * px + x, size * py + y, size * pz + z] as const, weight: 1 };
        });
        const fit = fitSimilarity(pairs);
        expect(fit.scale).toBeCloseTo(size, 6);
        for (const { from, to } of pairs) {
          const [px, py, pz] = rotated(fit.rotation, from);
          const [tx, ty, tz] = fit.translation;
          const off = Math.hypot(
            fit.scale * px + tx - to[0],
            fit.scale * py + ty - to[1],
            fit.scale * pz + tz - to[2],
          );
          expect(off).toBeLessThan(1e-6 * size);
        }
      }),
    );
  });

  it('heeds points by their weights', () => {
    const pairs = POINTS.map((from, k) => ({
      from,
      to: k === 0 ? ([50, 50, 50] as const) : from,
      weight: k === 0 ? 0 : 1,
    }));
    expect(fitSimilarity(pairs).scale).toBeCloseTo(1, 9);
  });

  it('is no rotation and no shift for nothing', () => {
    expect(fitSimilarity([])).toMatchObject({ scale: 1, translation: [0, 0, 0] });
  });
});

describe('the principal eigenvector', () => {
  it('is kept in its direction and stretched most by its matrix', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 16, maxLength: 16 }), (values) => {
        const matrix = values.map((_, k) => {
          const [row, column] = [Math.floor(k / 4), k % 4];
          return values[4 * Math.min(row, column) + Math.max(row, column)] ?? 0;
        });
        const vector = principalEigenvector(matrix);
        const image = [0, 1, 2, 3].map((row) =>
          [0, 1, 2, 3].reduce((sum, k) => sum + (matrix[4 * row + k] ?? 0) * (vector[k] ?? 0), 0),
        );
        const value = image.reduce((sum, entry, k) => sum + entry * (vector[k] ?? 0), 0);
        image.forEach((entry, k) => expect(entry).toBeCloseTo(value * (vector[k] ?? 0), 6));
        const trace = [0, 5, 10, 15].reduce((sum, k) => sum + (matrix[k] ?? 0), 0);
        expect(value).toBeGreaterThanOrEqual(trace / 4 - 1e-9);
      }),
    );
  });
});
