import { join } from 'node:path';
import { BIN } from './root.ts';
import { run } from './run.ts';

interface Check {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

const tool = (name: string, program: string, ...args: string[]): Check => ({
  name,
  program: join(BIN, program),
  args,
});

/** Everything that needs neither database nor browser; under a minute. */
export const CHECKS: readonly Check[] = [
  tool('types', 'tsc', '-b'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'oxfmt', '--check', '.'),
  tool('boundaries', 'node', 'tools/check-boundaries.ts'),
  tool('exports of stars', 'node', 'tools/check-star-exports.ts'),
  tool('unused code', 'knip', '--no-progress'),
  tool('labels', 'node', 'apps/storefront/vite/check-labels.ts'),
  tool('models', 'node', 'products-3d/src/check-models.ts'),
  tool('videos', 'node', 'products-3d/src/check-videos.ts'),
  tool('printed size guides', 'node', 'products-3d/src/check-size-guides.ts'),
  tool('pictures', 'node', 'products-3d/src/check-pictures.ts'),
  tool('unit tests', 'vitest', 'run', '--project', 'unit'),
  tool('requirements', 'node', 'tools/check-requirements.ts', '--brief'),
];

/** Runs them all and names every one that failed, rather than stopping at the first. */
export async function check(say: (line: string) => void, checks: readonly Check[] = CHECKS): Promise<void> {
  const failed: string[] = [];
  for (const { name, program, args } of checks) {
    const started = performance.now();
    try {
      await run(program, args, { quiet: name !== 'requirements' });
      say(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed.push(name);
      say(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
}
