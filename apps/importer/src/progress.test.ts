import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

it('tells rate and time left every two seconds, and nothing of a small house', () => {
  const told: string[] = [];
  let now = 0;
  const progress = createProgress({ write: (text) => told.push(text) }, () => now);
  for (; now < 10_000; now += 500) progress(now / 5, 50_000);
  progress(100, 200);
  expect(told).toHaveLength(4);
  expect(told[0]).toBe('400 of 50000 products, 200 a second, 4 min left\n');
});
