import { describe, expect, it } from 'vitest';
import { idsInTitles } from './ids-in-titles.ts';

const idsOf = (text: string): readonly string[] => [...idsInTitles('some.test.ts', text)].toSorted();

// The ids here are written so that the count of the requirements does not find them.
const id = (number: string): string => ['R1', number].join('.');
const [A, B, C] = [id('001'), id('002'), id('003')];

describe('the ids that a test file cites', () => {
  it('are those in the titles of it, test and describe', () => {
    expect(
      idsOf(`describe('[${A}] a', () => { it(\`[${B}] b \${x}\`, () => {}); test('[${C}] c', run); });`),
    ).toEqual([A, B, C]);
  });

  it('are those in the tables and titles of each and for', () => {
    const text = `
      const CASES = [{ what: '[${A}] a' }];
      it.each(CASES)('$what', run);
      it.for([['[${B}] b']])('%s', run);
      describe.each(['x'])('[${C}] %s', run);`;
    expect(idsOf(text)).toEqual([A, B, C]);
  });

  it('are none in comments, in other strings and in tests that never run', () => {
    const text = `
      /** [${A}] says so. */
      const said = '[${B}]';
      it('does it', () => { expect('[${C}]').toBe(said); });
      it.skip('[${A}] later', run);
      describe.skip('all of it', () => { it('[${B}] b', run); });
      it.todo('[${C}] c');`;
    expect(idsOf(text)).toEqual([]);
  });
});
