import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { biasFolded } from './bias-folded.ts';
import { quartered } from './quartered.ts';
import { rolledOver } from './roll-over.ts';

const half = fc.double({ min: -449, max: 449, noNaN: true });

function placeOf(beyond: number): readonly [number, number] {
  const { shiftMm, heightMm } = rolledOver(beyond, { radiusMm: 12 });
  return [beyond + shiftMm, heightMm];
}

describe('silk rolled over', () => {
  it('is not stretched: what lies a step apart before lies a step apart after', () => {
    fc.assert(
      fc.property(fc.double({ min: -40, max: 120, noNaN: true }), (beyond) => {
        const [a, b] = [placeOf(beyond), placeOf(beyond + 0.01)];
        expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(0.01, 4);
      }),
    );
  });

  it('ends upside down on top of itself', () => {
    const { shiftMm, heightMm } = rolledOver(100, { radiusMm: 10, heightMm: 2 });
    expect(heightMm).toBeCloseTo(18, 6);
    expect(100 + shiftMm).toBeLessThan(0);
  });
});

describe('a square of silk', () => {
  const square = quartered({ edgeMm: 900, layerMm: 3, turnedMm: 118 });

  it('folded twice covers a quarter of itself and lies on the ground', () => {
    fc.assert(
      fc.property(half, half, (x, y) => {
        const p = square(x, y);
        expect(Math.abs(p.x)).toBeLessThan(260);
        expect(Math.abs(p.z)).toBeLessThan(260);
        expect(p.y).toBeGreaterThan(-0.5);
        expect(p.y).toBeLessThan(80);
      }),
    );
  });

  it('folded twice shows the lower right of its print on top', () => {
    const [upper, lower] = [square(200, -200), square(-200, -200)];
    expect(upper.y).toBeGreaterThan(lower.y);
    expect(square(200, -200).y).toBeGreaterThan(square(200, 200).y);
    expect(square(-200, 200).y).toBeGreaterThan(square(-200, -200).y);
  });

  it('folded along its diagonal lies on the ground, one layer over the other', () => {
    const side = fc.double({ min: -224, max: 224, noNaN: true });
    fc.assert(
      fc.property(side, side, (x, y) => {
        const p = biasFolded(x, y);
        expect(p.y).toBeGreaterThan(-0.5);
        expect(p.y).toBeLessThan(70);
      }),
    );
    expect(biasFolded(80, -140).y).toBeGreaterThan(biasFolded(-140, 80).y);
  });
});
