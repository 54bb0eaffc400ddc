import { expect, it } from 'vitest';
import { fitLine } from './fit-line.ts';

it('lays a line through points, and lets a few far ones lie', () => {
  const points = Array.from({ length: 40 }, (_, row) => ({
    row,
    column: row % 9 === 4 ? 30 : 10 + 0.25 * row,
    weight: 1,
  }));
  const line = fitLine(points, { column: 11, slope: 0.2 });
  expect(line.column).toBeCloseTo(10, 1);
  expect(line.slope).toBeCloseTo(0.25, 1);
});

it('keeps the line it was given where too few points say anything', () => {
  const first = { column: 3, slope: 0.5 };
  expect(fitLine([], first)).toEqual(first);
  expect(fitLine([{ row: 4, column: 9, weight: 1 }], first)).toEqual(first);
});
