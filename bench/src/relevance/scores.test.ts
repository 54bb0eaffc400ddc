import { describe, expect, it } from 'vitest';
import { mean, ndcg, reciprocalRank } from './scores.ts';

const GRADES = { a: 3, b: 2, c: 1 };

describe('the gain of an answer', () => {
  it('is 1 in the best order, whatever follows', () => {
    expect(ndcg(['a', 'b', 'c'], GRADES, 10)).toBe(1);
    expect(ndcg(['a', 'b', 'c', 'x', 'y'], GRADES, 10)).toBe(1);
  });

  it('is what a hand computes in the worst order', () => {
    // Found: 1/1 + 3/log2(3) + 7/2 = 6.3928; best: 7/1 + 3/log2(3) + 1/2 = 9.3928.
    expect(ndcg(['c', 'b', 'a'], GRADES, 10)).toBeCloseTo(0.6806, 4);
  });

  it('is less for what was missed and for what stands before', () => {
    // 7/log2(3) = 4.4165 of 9.3928.
    expect(ndcg(['x', 'a'], GRADES, 10)).toBeCloseTo(0.4702, 4);
    expect(ndcg(['x', 'y'], GRADES, 10)).toBe(0);
    expect(ndcg([], GRADES, 10)).toBe(0);
  });

  it('looks no further than the cut, in what was found and in what could have been', () => {
    expect(ndcg(['a', 'x', 'b'], GRADES, 1)).toBe(1);
    // 7 of 7 + 3/log2(3) = 8.8928.
    expect(ndcg(['a', 'x', 'b'], GRADES, 2)).toBeCloseTo(0.7872, 4);
  });

  it('counts what is found twice once', () => {
    expect(ndcg(['a', 'a', 'b', 'c'], GRADES, 10)).toBe(1);
  });
});

describe('the reciprocal rank', () => {
  it('is that of the first exact answer', () => {
    expect(reciprocalRank(['a', 'b'], GRADES)).toBe(1);
    expect(reciprocalRank(['b', 'x', 'a'], GRADES)).toBeCloseTo(1 / 3);
    expect(reciprocalRank(['b', 'c'], GRADES)).toBe(0);
  });
});

it('means are of all values', () => {
  expect(mean([1, 0.5, 0])).toBe(0.5);
  expect(mean([])).toBeNaN();
});
