import { describe, expect, it } from 'vitest';
import { coverageOf, type SeenSurface } from './coverage.ts';

const rectangle = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  depth: number,
  owner: string | undefined,
): SeenSurface => ({
  corners: Float32Array.from(
    [left, top, right, top, right, bottom, left, bottom].flatMap((_, i, list) =>
      i % 2 === 0 ? [list[i] ?? 0, list[i + 1] ?? 0, depth] : [],
    ),
  ),
  order: [0, 1, 2, 0, 2, 3],
  owner,
});

const rows = (picture: Uint8Array | undefined, width: number): readonly (readonly number[])[] =>
  Array.from({ length: (picture?.length ?? 0) / width }, (_, y) => [
    ...(picture?.subarray(y * width, (y + 1) * width) ?? []),
  ]);

describe('how much of each pixel shows a part', () => {
  it('is all, nothing, or a share at its edges', () => {
    const seen = coverageOf([rectangle([1, 0.5, 3.25, 2], 1, 'upper')], [4, 2]);
    expect(rows(seen.get('upper'), 4)).toEqual([
      [0, 128, 128, 32],
      [0, 255, 255, 64],
    ]);
  });

  it('leaves out what something nearer hides, whichever is drawn first', () => {
    const [near, far] = [rectangle([0, 0, 1, 1], 1, 'laces'), rectangle([0, 0, 2, 1], 2, 'upper')];
    for (const surfaces of [
      [near, far],
      [far, near],
    ]) {
      const seen = coverageOf(surfaces, [2, 1]);
      expect([...(seen.get('laces') ?? [])]).toEqual([255, 0]);
      expect([...(seen.get('upper') ?? [])]).toEqual([0, 255]);
    }
  });

  it('leaves out what something hides that is no part', () => {
    const seen = coverageOf(
      [rectangle([0, 0, 1, 1], 1, undefined), rectangle([0, 0, 2, 1], 2, 'upper')],
      [2, 1],
    );
    expect([...(seen.get('upper') ?? [])]).toEqual([0, 255]);
    expect([...seen.keys()]).toEqual(['upper']);
  });

  it('is nothing for what lies outside the picture', () => {
    const seen = coverageOf([rectangle([-9, -9, -1, -1], 1, 'heel')], [2, 1]);
    expect([...(seen.get('heel') ?? [])]).toEqual([0, 0]);
  });
});
