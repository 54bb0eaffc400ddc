import { join } from 'node:path';
import { build } from './build.ts';
import { BIN } from './root.ts';
import { run } from './run.ts';

/**
 * A maintainer's convenience: the shop restarts when a service changes, and the storefront is rebuilt when it
 * changes (Vite's watch), without leaving the production path that shoppers get.
 */
export async function dev(say: (line: string) => void): Promise<void> {
  await build(say);
  const watch = ['packages', 'apps/shop', 'apps/storefront/src'].map((path) => `--watch-path=${path}`);
  await run(join(BIN, 'node'), ['--watch', ...watch, 'start.mjs', 'start'], {
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'development' },
  });
}
