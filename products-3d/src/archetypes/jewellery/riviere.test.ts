import { describe, expect, it } from 'vitest';
import { objectionsTo, REQUIRED_NODES } from '../../admission.ts';
import { at } from '../../geometry/numbers.ts';
import { riviere } from './riviere.ts';
import { RIVIERE_MM, riviereStones } from './riviere-course.ts';

/** A round brilliant of one millimetre weighs so much, in carats: 0.61 of its width high, and 0.0061 by the trade's rule. */
const CARATS_PER_MM3 = 0.61 * 0.0061;

const stones = riviereStones();

/** From the first stone's middle to the last one's, in millimetres. */
function reach(axis: 'x' | 'z'): number {
  const places = stones.map(({ at: place }) => place[axis]);
  return Math.max(...places) - Math.min(...places);
}

describe('the rivière', () => {
  it('is what its page says: 111 brilliants, 17.5 carats, 400 mm', () => {
    const carats = stones.reduce((sum, { widthMm }) => sum + CARATS_PER_MM3 * widthMm ** 3, 0);
    expect(stones).toHaveLength(111);
    expect(carats).toBeCloseTo(17.5, 0);
    expect(RIVIERE_MM).toBeCloseTo(400, 0);
  });

  it('grows by three hundredths of a millimetre a stone from the clasp to the throat, the same on both sides', () => {
    const middle = (stones.length - 1) / 2;
    for (const [i, { widthMm }] of stones.entries()) {
      expect(widthMm).toBeCloseTo(at(stones, stones.length - 1 - i).widthMm, 6);
      if (i > 0 && i <= middle) expect(widthMm - at(stones, i - 1).widthMm).toBeCloseTo(0.03, 6);
    }
    expect(at(stones, middle).at.z).toBeGreaterThan(at(stones, 0).at.z);
  });

  it('lays its stones close and never into each other', () => {
    for (const [i, { at: here, widthMm }] of stones.entries()) {
      const next = at(stones, (i + 1) % stones.length);
      const gap = here.distanceTo(next.at) - (widthMm + next.widthMm) / 2;
      expect(gap).toBeGreaterThan(0);
      if (i + 1 < stones.length) expect(gap).toBeLessThan(0.2);
    }
  });

  it('is admitted at the size that it is built in', () => {
    const { parts } = riviere.build('hero');
    const triangles = parts.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0);
    const facts = {
      file: 'riviere',
      type: 'necklace',
      detail: 'hero',
      bytes: 0,
      triangles,
      sizeMm: { x: reach('x'), y: 3.4, z: reach('z') },
      nodes: REQUIRED_NODES.necklace,
      variants: [],
      colours: ['white-gold'],
      validatorErrors: [],
    } as const;
    expect(objectionsTo(facts)).toEqual([]);
  });
});
