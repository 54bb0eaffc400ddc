import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, mean, meanOf, median } from './numbers.ts';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('numbers', () => {
  it('holds a value between two limits and leaves what lies there', () => {
    fc.assert(
      fc.property(number, number, number, (value, one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const held = clamp(value, least, most);
        expect(held).toBeGreaterThanOrEqual(least);
        expect(held).toBeLessThanOrEqual(most);
        // Of two limits 0 and -0 either is the value.
        if (value >= least && value <= most) expect(held === value).toBe(true);
      }),
    );
  });

  it('takes the mean of numbers and of what is read of items', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBe(0);
    expect(meanOf([{ px: 2 }, { px: 4 }], ({ px }, index) => px + index)).toBe(3.5);
  });

  it('takes the middle one in order, whatever the order was', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(3);
    expect(median([], 7)).toBe(7);
  });
});
