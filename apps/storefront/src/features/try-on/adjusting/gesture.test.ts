import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepBetween } from './gesture.ts';

const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });

describe('what fingers do to a piece', () => {
  it('is a move by one', () => {
    expect(stepBetween([{ x: 10, y: 20 }], [{ x: 15, y: 18 }])).toEqual({ rightPx: 5, downPx: -2 });
  });

  it('is a turn clockwise and a scale by two', () => {
    const before = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const after = [
      { x: 50, y: -100 },
      { x: 50, y: 100 },
    ];
    const { turn, scaleBy, rightPx, downPx } = stepBetween(before, after);
    expect(turn).toBeCloseTo(Math.PI / 2);
    expect(scaleBy).toBeCloseTo(2);
    expect([rightPx, downPx]).toEqual([0, 0]);
  });

  it('is nothing when a finger comes or goes', () => {
    expect(stepBetween([{ x: 1, y: 1 }], [])).toEqual({});
    expect(
      stepBetween(
        [{ x: 1, y: 1 }],
        [
          { x: 1, y: 1 },
          { x: 9, y: 9 },
        ],
      ),
    ).toEqual({});
  });

  it('is undone by the way back', () => {
    fc.assert(
      fc.property(fc.tuple(place, place), fc.tuple(place, place), (before, after) => {
        const [there, back] = [stepBetween(before, after), stepBetween(after, before)];
        expect((there.rightPx ?? 0) + (back.rightPx ?? 0)).toBeCloseTo(0);
        expect((there.scaleBy ?? 1) * (back.scaleBy ?? 1)).toBeCloseTo(1);
      }),
    );
  });
});
