import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { createReport, printed, rowLine } from './report.ts';

const PLAIN = { kind: 'import', dryRun: false, all: false, everyRow: false, report: undefined };

describe('the command line', () => {
  it.each([
    [['house'], { ...PLAIN, folder: resolve('house') }],
    [['house', '--dry-run', '--all'], { ...PLAIN, folder: resolve('house'), dryRun: true, all: true }],
    [
      ['house', '--every-row', '--report', 'lines'],
      { ...PLAIN, folder: resolve('house'), everyRow: true, report: resolve('lines') },
    ],
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

  it('keeps each row on a line of its own, whatever its file holds', () => {
    const note = 'Unexpected token "]", "[1,\n2\u001b[31m\u2028\ud800]"';
    const line = rowLine({ state: 'refused', kind: 'stock', id: 'a\0', file: 'stock.json', line: 1, note });
    expect(printed(line)).toMatch(/^refused +stock a\\u0000 .*"\[1,\\n2\\u001b\[31m\\u2028\\ud800\]"$/u);
  });

  it('ends with how many there are of each', () => {
    const report = createReport({ all: false, say: () => undefined });
    expect(report.summary()).toBe('nothing');
    report.add([{ ...LINE, state: 'unchanged' }]);
    report.add([
      { ...LINE, state: 'added' },
      { ...LINE, state: 'unchanged' },
    ]);
    expect(report.summary()).toBe('1 added, 2 unchanged');
  });

  it('stays readable when there is much to say: the first of each kind, and refusals by their reason', () => {
    const said: string[] = [];
    const report = createReport({ all: false, say: (line) => said.push(line) });
    const many = Array.from({ length: 5000 }, (_, place) => ({ ...LINE, what: `product ${place}`, place }));
    report.add(many.map((line) => ({ ...line, state: 'added' as const })));
    report.add(
      many.map(({ place, ...line }) => ({
        ...line,
        state: 'refused' as const,
        note: `prices.${place % 2 === 0 ? 'US' : 'FR'}: Too small`,
      })),
    );
    report.end();
    expect(said.length).toBeLessThan(500);
    expect(said.slice(-4)).toEqual([
      expect.stringMatching(/^… and \d+ more added/u),
      expect.stringMatching(/^… and \d+ more refused/u),
      '2500 × refused: prices.US: Too small',
      '2500 × refused: prices.FR: Too small',
    ]);
  });
});
const LINE = { what: '', where: '', note: '' };
