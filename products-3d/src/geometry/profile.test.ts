import { describe, expect, it } from 'vitest';
import { smoothProfile } from './profile.ts';

describe('a smooth profile', () => {
  it('passes through the values it was drawn through, and runs straight on beyond them', () => {
    const rows = [
      [0, 10, 5],
      [40, 30, 6],
      [90, 20, 9],
    ] as const;
    const profile = smoothProfile(rows);
    for (const [y, first, second] of rows) {
      expect(profile(y)[0]).toBeCloseTo(first, 1);
      expect(profile(y)[1]).toBeCloseTo(second, 1);
    }
    const [a, b, c] = [profile(95)[0], profile(100)[0], profile(105)[0]];
    expect(b - a).toBeCloseTo(c - b, 6);
  });
});
