import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlarged } from './shadow.ts';

const size = fc.integer({ min: 1, max: 12 });

describe('a shadow', () => {
  it('stays as dark as it was when it is enlarged, to any size', () => {
    fc.assert(
      fc.property(size, size, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, dark) => {
        const darkness = new Float32Array(width * height).fill(dark);
        const large = enlarged({ width, height, darkness }, [width * 4, height * 3]);
        expect(large).toHaveLength(width * 4 * height * 3);
        expect(large.every((value) => Math.abs(value - dark) < 1e-5)).toBe(true);
      }),
    );
  });

  it('is enlarged without steps and without overshooting', () => {
    const large = enlarged({ width: 4, height: 1, darkness: Float32Array.of(0, 0, 1, 1) }, [32, 1]);
    large.forEach((value, i) => {
      expect(value).toBeGreaterThanOrEqual(large[i - 1] ?? 0);
      expect(value - (large[i - 1] ?? 0)).toBeLessThan(0.12);
    });
    expect(large.at(-1)).toBeGreaterThan(0.99);
  });
});
