import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTextPaths } from './hostile-text.ts';

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

const bad = fc.constantFrom('\0', 'a\0', '\ud800', 'x\udc00y');
const pathsOf = (value: unknown) => [...hostileTextPaths(value)];

describe('hostile text', () => {
  it('is found nowhere in values whose texts are all well formed', () => {
    fc.assert(fc.property(tree(wellFormed), (value) => pathsOf(value).length === 0));
  });

  it('is found wherever it stands, under the path to it', () => {
    const steps = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constant(0)), { maxLength: 5 });
    fc.assert(
      fc.property(tree(wellFormed), steps, bad, (rest, path, text) => {
        const nested = path.reduceRight<unknown>(
          (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
          text,
        );
        expect(pathsOf({ rest, nested })).toEqual([['nested', ...path]]);
      }),
    );
  });

  it('is found as often as it is there, once for all the keys of an object', () => {
    const paths = pathsOf({ a: ['\0', 'good', { b: '\ud800' }], c: { 'd\0': 1, 'e\0': 1 } });
    expect(new Set(paths.map((path) => path.join('.')))).toEqual(new Set(['a.0', 'a.2.b', 'c']));
    expect(paths).toHaveLength(3);
  });

  it('is found in what is nested deeper than the stack reaches, under the beginning of its path', () => {
    let deep: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(pathsOf(deep)).toEqual([Array.from({ length: 100 }, () => 0)]);
  });
});
