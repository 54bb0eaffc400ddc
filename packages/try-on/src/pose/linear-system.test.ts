import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solveLinear } from './linear-system.ts';

const number = fc.double({ min: -10, max: 10, noNaN: true });
const vector = fc.array(number, { minLength: 4, maxLength: 4 });

it('solves every system that is far from singular', () => {
  fc.assert(
    fc.property(fc.array(vector, { minLength: 4, maxLength: 4 }), vector, (rows, wanted) => {
      const matrix = rows.map((row, index) => row.map((value, k) => (k === index ? value + 50 : value)));
      const answers = matrix.map((row) => row.reduce((sum, value, k) => sum + value * (wanted[k] ?? 0), 0));
      solveLinear(matrix, answers).forEach((value, k) => expect(value).toBeCloseTo(wanted[k] ?? 0, 6));
    }),
  );
});

it('needs no order: a zero on the diagonal is stepped around', () => {
  expect(
    solveLinear(
      [
        [0, 2],
        [4, 0],
      ],
      [6, 8],
    ),
  ).toEqual([2, 3]);
});

it('answers 0 for what nothing is known of', () => {
  expect(
    solveLinear(
      [
        [2, 0],
        [0, 0],
      ],
      [6, 0],
    ),
  ).toEqual([3, 0]);
});
