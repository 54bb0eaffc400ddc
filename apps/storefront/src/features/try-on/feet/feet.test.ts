import fc from 'fast-check';
import type { FeetOnScreen } from '@vitrine/try-on';
import { describe, expect, it } from 'vitest';
import { FEET_POINTS, shiftOfKey, withFoot, withPoint } from './feet-points.ts';
import { footOutline } from './foot-outline.ts';

const FEET: FeetOnScreen = {
  left: { heel: { x: 0.4, y: 0.7 }, toe: { x: 0.36, y: 0.3 } },
  right: { heel: { x: 0.6, y: 0.7 }, toe: { x: 0.64, y: 0.3 } },
  lookDown: 1,
};
const STAGE = { width: 400, height: 500 };
const shift = fc.record({
  x: fc.double({ min: -2, max: 2, noNaN: true }),
  y: fc.double({ min: -2, max: 2, noNaN: true }),
});

describe('feet that are placed by hand', () => {
  it('[R1.006] stay on the stage and keep their length, however their points are dragged', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...FEET_POINTS), shift)), (drags) => {
        let feet = FEET;
        for (const [point, by] of drags) feet = withPoint(feet, point, by);
        for (const { heel, toe } of [feet.left, feet.right]) {
          for (const share of [heel.x, heel.y, toe.x, toe.y]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          expect(Math.hypot(toe.x - heel.x, toe.y - heel.y)).toBeGreaterThanOrEqual(0.03);
        }
      }),
    );
  });

  it('move one at a time: the other foot stays', () => {
    const moved = withFoot(FEET, 'left', { x: 0.1, y: 0 });
    expect(moved.left.heel.x).toBeCloseTo(0.5);
    expect(moved.left.toe.x).toBeCloseTo(0.46);
    expect(moved.right).toBe(FEET.right);
    expect(withPoint(FEET, { side: 'right', end: 'toe' }, { x: 0, y: 0.1 }).right.heel).toBe(FEET.right.heel);
  });

  it('are moved by arrow keys alone, by the same way across as down, and further with Shift', () => {
    const right = shiftOfKey('ArrowRight', false, STAGE);
    const down = shiftOfKey('ArrowDown', false, STAGE);
    expect((right?.x ?? 0) * STAGE.width).toBeCloseTo((down?.y ?? 0) * STAGE.height);
    expect(shiftOfKey('ArrowLeft', true, STAGE)?.x).toBeLessThan(-(right?.x ?? 0));
    expect(shiftOfKey('Tab', false, STAGE)).toBeUndefined();
  });
});

const numbers = (side: 'left' | 'right') =>
  (footOutline(FEET, side, STAGE).match(/-?[\d.]+/gu) ?? []).map(Number);

describe('the outline of a foot', () => {
  it('begins at the heel, reaches the toe, and the two are mirror images of each other', () => {
    const [left, right] = [numbers('left'), numbers('right')];
    expect(right.slice(0, 2)).toEqual([240, 350]);
    expect(Math.min(...right.filter((_, index) => index % 2 === 1))).toBeLessThan(152);
    right.forEach((value, index) =>
      expect(index % 2 === 0 ? STAGE.width - value : value).toBeCloseTo(left[index] ?? 0, 0),
    );
  });
});
