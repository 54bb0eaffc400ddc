import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';

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
});
