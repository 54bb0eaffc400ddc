import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

describe('evenColumns', () => {
  it.each([
    [8, 7, 4],
    [8, 8, 8],
    [12, 8, 6],
    [20, 8, 7],
    [8, 4, 4],
    [6, 4, 3],
    [1, 4, 1],
    [0, 4, 0],
  ])('lays %i things, %i to a row at most, in %i columns', (count, most, columns) => {
    expect(evenColumns(count, most)).toBe(columns);
  });

  it('never needs a row more than full rows would, and never more columns than there may be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }), (count, most) => {
        const columns = evenColumns(count, most);
        expect(columns).toBeLessThanOrEqual(most);
        expect(Math.ceil(count / columns)).toBe(Math.ceil(count / most));
      }),
    );
  });
});
