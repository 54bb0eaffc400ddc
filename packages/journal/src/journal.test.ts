import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openJournal } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function open(file: string) {
  return openJournal(join(folder, file)).collection('thing', (stored) =>
    typeof stored === 'object' && stored !== null ? stored : undefined,
  );
}

describe('the journal', () => {
  it('gives back after a restart what was put, the newest of each', () => {
    const first = open('a');
    first.put('1', { state: 'pending' });
    first.put('2', { state: 'pending' });
    first.put('1', { state: 'paid' });
    expect(open('a').all()).toEqual([{ state: 'paid' }, { state: 'pending' }]);
  });

  it('leaves out a line that a kill tore, and values it no longer understands', () => {
    open('b').put('1', { state: 'good' });
    appendFileSync(
      join(folder, 'b'),
      '{"kind":"thing","id":"2","value":"bad"}\n{"kind":"thing","id":"3","va',
    );
    expect(open('b').all()).toEqual([{ state: 'good' }]);
    expect(readFileSync(join(folder, 'b'), 'utf8').split('\n')).toHaveLength(3);
  });

  it('keeps what belongs together whole, or nothing of it where a kill tore its line', () => {
    const { collection, together } = openJournal(join(folder, 'c'));
    const things = collection('thing', () => undefined);
    things.put('1', { state: 'first' });
    together(() => {
      things.put('1', { state: 'second' });
      together(() => things.put('2', { state: 'second' }));
      expect(things.get('2')).toBeUndefined();
    });
    expect(things.all()).toEqual([{ state: 'second' }, { state: 'second' }]);
    const whole = readFileSync(join(folder, 'c'), 'utf8');
    expect(open('c').all()).toEqual([{ state: 'second' }, { state: 'second' }]);
    for (let cut = 1; cut < (whole.trimEnd().split('\n').at(-1) ?? '').length; cut += 1) {
      writeFileSync(join(folder, 'c'), whole.slice(0, -1 - cut));
      expect(open('c').all()).toEqual([{ state: 'first' }]);
    }
  });

  it('keeps nothing of a change that was given up', () => {
    const { collection, together } = openJournal(join(folder, 'd'));
    const things = collection('thing', () => undefined);
    const change = () =>
      together(() => {
        things.put('1', { state: 'first' });
        throw new Error('changed my mind');
      });
    expect(change).toThrow('changed my mind');
    things.put('2', { state: 'alone' });
    expect(open('d').all()).toEqual([{ state: 'alone' }]);
  });
});
