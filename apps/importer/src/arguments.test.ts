import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { printed, rowLine, summary } from './report.ts';

describe('the command line', () => {
  it.each([
    [['house'], { kind: 'import', folder: resolve('house'), dryRun: false, all: false }],
    [['house', '--dry-run', '--all'], { kind: 'import', folder: resolve('house'), dryRun: true, all: true }],
    [['--schemas', 'out'], { kind: 'schemas', folder: resolve('out') }],
    [[], { kind: 'usage', fault: 'one folder is expected' }],
    [['a', 'b'], { kind: 'usage', fault: 'one folder is expected' }],
  ])('%j is understood', (words, wish) => {
    expect(readArguments(words)).toEqual(wish);
  });

  it('that asks for what there is not is told so', () => {
    expect(readArguments(['house', '--dryrun'])).toMatchObject({
      kind: 'usage',
      fault: expect.stringContaining('dryrun'),
    });
  });
});

describe('the report', () => {
  it('says in a line what happened to what, where, and why', () => {
    const line = rowLine({
      state: 'refused',
      kind: 'product',
      id: 'AU1',
      file: 'products/AU1.json',
      line: 7,
      note: 'prices.US: too small',
    });
    expect(printed(line).split(/\s{2,}/u)).toEqual([
      'refused',
      'product AU1',
      'products/AU1.json:7',
      'prices.US: too small',
    ]);
  });

  it('ends with how many there are of each', () => {
    const line = { what: '', where: '', note: '' };
    expect(summary([])).toBe('nothing');
    expect(
      summary([
        { ...line, state: 'unchanged' },
        { ...line, state: 'added' },
        { ...line, state: 'unchanged' },
      ]),
    ).toBe('1 added, 2 unchanged');
  });
});
