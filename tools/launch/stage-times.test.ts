import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';
import { slowestFiles, timeTable } from './stage-times.ts';

describe('where the time of the checks went', () => {
  it('is said of every stage, of its slowest files and of all together', () => {
    const table = timeTable([
      { name: 'types', seconds: 4, cpuSeconds: 7.25, slowest: [] },
      {
        name: 'journeys',
        seconds: 100,
        cpuSeconds: 150,
        slowest: [{ file: 'e2e/a.test.ts', seconds: 61.04 }],
      },
    ]);
    expect(table.split('\n')).toEqual([
      '                 seconds  CPU seconds',
      'types                4.0          7.3',
      'journeys           100.0        150.0',
      '  e2e/a.test.ts     61.0',
      'all                104.0        157.3',
    ]);
  });

  it('names the five slowest files of a report, the slowest first, and none where there is no report', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-times-'));
    const file = join(folder, 'unit.json');
    const testResults = [3, 1, 6, 2, 5, 4].map((seconds) => ({
      name: join(ROOT, `${seconds}.test.ts`),
      startTime: 1000,
      endTime: 1000 + seconds * 1000,
    }));
    writeFileSync(file, JSON.stringify({ testResults }));
    expect(slowestFiles(file).map((one) => [one.file, one.seconds])).toEqual(
      [6, 5, 4, 3, 2].map((seconds) => [`${seconds}.test.ts`, seconds]),
    );
    rmSync(folder, { recursive: true });
    expect(slowestFiles(file)).toEqual([]);
  });
});
