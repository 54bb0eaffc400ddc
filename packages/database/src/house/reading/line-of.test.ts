import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonPath } from '../format/part.ts';
import { lineOf } from './line-of.ts';

const TEXT = `{
  "id": "AU1",
  "odd \\" } key": [1, "two ] }", {
    "deep": true
  }],
  "prices": { "US": 10,
    "FR": 20 }
}`;

describe('the line of a value', () => {
  it.each<[JsonPath, number]>([
    [[], 1],
    [['id'], 2],
    [['odd " } key', 1], 3],
    [['odd " } key', 2], 3],
    [['odd " } key', 2, 'deep'], 4],
    [['prices', 'US'], 6],
    [['prices', 'FR'], 7],
    [['prices', 'AE'], 6],
    [['nowhere', 3], 1],
  ])('%j is %i', (path, line) => {
    expect(lineOf(TEXT, path)).toBe(line);
  });

  it('is found for every value of any JSON, one line each when every value has its own', () => {
    const paths = (value: unknown, path: JsonPath = []): JsonPath[] => {
      if (typeof value !== 'object' || value === null) return [path];
      const inside = Object.entries(value).flatMap(([key, child]) =>
        paths(child, [...path, Array.isArray(value) ? Number(key) : key]),
      );
      return [path, ...inside];
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, undefined, 1);
        const lines = paths(JSON.parse(text)).map((path) => lineOf(text, path));
        expect(lines).toEqual(lines.toSorted((left, right) => left - right));
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });
});
