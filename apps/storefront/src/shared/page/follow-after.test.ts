import { expect, it } from 'vitest';
import { followAfterMs } from './follow-after.ts';

it('[R7.127] an open order page looks ever more seldom, at last every five minutes', () => {
  const pauses = Array.from({ length: 12 }, (_none, looks) => followAfterMs(looks));
  expect(pauses.slice(0, 3)).toEqual([5000, 7500, 11_250]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(300_000);
});
