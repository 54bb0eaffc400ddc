import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTextPath } from './hostile-text.ts';

const wellFormed = fc
  .string({ unit: 'binary' })
  .filter((text) => !text.includes('\0') && text.isWellFormed());
const tree = (leaf: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.constantFrom(null, 1, true),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(wellFormed, tie('node'), { maxKeys: 4 }),
    ),
  })).node;

describe('hostile text', () => {
  it('is found nowhere in values whose texts are all well formed', () => {
    fc.assert(fc.property(tree(wellFormed), (value) => hostileTextPath(value, 'body') === undefined));
  });

  it('is found wherever it stands, under the path to it', () => {
    const bad = fc.constantFrom('\0', 'a\0', '\ud800', 'x\udc00y');
    fc.assert(
      fc.property(
        tree(wellFormed),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 }),
        bad,
        (rest, path, text) => {
          const nested = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);
          expect(hostileTextPath({ rest, nested }, 'body')).toBe(['body', 'nested', ...path].join('.'));
        },
      ),
    );
  });

  it('is found in keys, and in what is nested deeper than the stack reaches', () => {
    expect(hostileTextPath({ a: { 'b\0': 1 } }, 'body')).toBe('body.a');
    let deep: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(hostileTextPath(deep, 'body')).toMatch(/^body\.0/u);
  });
});
