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
  await run(join(BIN, 'node'), [
    '--watch',
    '--watch-path=packages',
    '--watch-path=apps/shop',
    '--watch-path=apps/storefront/src',
    'start.mjs',
    'start',
  ]);
}
