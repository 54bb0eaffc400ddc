import { join } from 'node:path';
import { BIN } from './root.ts';
import { run } from './run.ts';
import { childrenCpuSeconds, slowestFiles, type StageTime, timesFile, timeTable } from './stage-times.ts';

export interface Check {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** Where vitest leaves how long each file took. */
  readonly times?: string;
}

/** A program of the workspace, run from the checkout's folder. */
export const tool = (name: string, program: string, ...args: string[]): Check => ({
  name,
  program: join(BIN, program),
  args,
});

/** The tests of one vitest project; the words after it choose files. */
export function tests(name: string, project: string, files: readonly string[] = []): Check {
  const times = timesFile(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${times}`];
  return { ...tool(name, 'vitest', 'run', '--project', project, ...reporters, ...files), times };
}

/** Everything that needs neither database nor browser; under a minute. */
export const CHECKS: readonly Check[] = [
  tool('types', 'tsc', '-b'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'oxfmt', '--check', '.'),
  tool('boundaries', 'node', 'tools/check-boundaries.ts'),
  tool('exports of stars', 'node', 'tools/check-star-exports.ts'),
  tool('names of types', 'node', 'tools/check-type-names.ts'),
  tool('unused code', 'knip', '--no-progress'),
  tool('calls without callers', 'node', 'tools/check-calls.ts'),
  tool('labels', 'node', 'apps/storefront/vite/check-labels.ts'),
  tool('media', 'node', 'tools/check-media.ts'),
  tool('ids in tests', 'node', 'tools/check-test-ids.ts'),
  tool('tables of figures', 'node', 'bench/src/write-tables.ts', '--check'),
  tests('unit tests', 'unit'),
  tool('requirements', 'node', 'tools/check-requirements.ts', '--brief'),
];

/**
 * Runs them all, one after the other, and names every one that failed, rather than stopping at the first. A table at
 * the end says where the time went.
 */
export async function check(say: (line: string) => void, checks: readonly Check[] = CHECKS): Promise<void> {
  const failed: string[] = [];
  const stages: StageTime[] = [];
  for (const { name, program, args, times } of checks) {
    const [started, cpuBefore] = [performance.now(), childrenCpuSeconds()];
    try {
      await run(program, args, { quiet: name !== 'requirements' });
      say(`✓ ${name}`);
    } catch (error) {
      failed.push(name);
      say(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
    stages.push({
      name,
      seconds: (performance.now() - started) / 1000,
      cpuSeconds: childrenCpuSeconds() - cpuBefore,
      slowest: times === undefined ? [] : slowestFiles(times),
    });
  }
  say(timeTable(stages));
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
}
