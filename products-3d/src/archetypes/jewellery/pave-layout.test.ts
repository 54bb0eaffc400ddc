import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../geometry/light-return.ts';
import { beadPlaces, cellOf, type PaveLayout, staggeredRows } from './pave-layout.ts';

const aLayout = ({ pitchMm = 1.1, toMm = 30, rows = 3 } = {}): PaveLayout => ({
  stoneMm: pitchMm * 0.95,
  stones: staggeredRows({ fromMm: 0.2, toMm: toMm - 0.2, pitchMm, rows }),
  fromMm: 0,
  toMm,
  halfWidthMm: (rows * pitchMm) / 2,
});

const BEAD = { radiusMm: 0.17, overlap: 0.4 } as const;

describe('a pavé', () => {
  it('sets stones as close as they fit, and never into each other', () => {
    const sizes = fc.record({
      pitchMm: fc.double({ min: 0.8, max: 2, noNaN: true }),
      toMm: fc.double({ min: 12, max: 40, noNaN: true }),
      rows: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(sizes, (size) => {
        const { stones, stoneMm } = aLayout(size);
        const apart = stones.flatMap((a, i) => stones.slice(i + 1).map((b) => a.distanceTo(b)));
        expect(Math.min(...apart)).toBeGreaterThan(stoneMm);
        expect(stones.length).toBeGreaterThan(size.rows * (size.toMm / size.pitchMm - 3));
      }),
      { numRuns: 30 },
    );
  });

  it('gives every stone its own metal and leaves none of the strip bare', () => {
    const layout = aLayout();
    const metal = layout.stones.reduce((sum, stone) => sum + areaOf(cellOf(stone, layout)), 0);
    expect(metal).toBeCloseTo(30 * 2 * layout.halfWidthMm, 6);
  });

  it('holds every stone by at least three beads, each over its girdle', () => {
    const layout = aLayout();
    const beads = beadPlaces(layout, BEAD);
    for (const stone of layout.stones) {
      const distances = beads.map((bead) => bead.distanceTo(stone) - layout.stoneMm / 2);
      expect(distances.filter((gap) => gap < BEAD.radiusMm).length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...distances)).toBeGreaterThan(0);
    }
  });
});
