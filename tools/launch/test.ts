import { join } from 'node:path';
import { build } from './build.ts';
import { CHECKS, check } from './check.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { BIN } from './root.ts';
import { run } from './run.ts';

/** The whole of `npm test`: every check, the services on a real database, the try-on and the journeys in a real browser. */
export async function test(say: (line: string) => void): Promise<void> {
  await build(say);
  await ensureChromium(say);
  await check(say, [
    ...CHECKS,
    {
      name: 'components in Chromium',
      program: join(BIN, 'vitest'),
      args: ['run', '--project', 'components'],
    },
    {
      name: 'service tests on PostgreSQL',
      program: join(BIN, 'vitest'),
      args: ['run', '--project', 'services'],
    },
    { name: 'try-on fidelity', program: join(BIN, 'vitest'), args: ['run', '--project', 'fidelity'] },
    { name: 'journeys in Chromium', program: join(BIN, 'vitest'), args: ['run', '--project', 'journeys'] },
  ]);
}

/** The journeys alone; words after the command choose files, as in `npm run journeys -- wishlist`. */
export async function journeys(say: (line: string) => void, files: readonly string[]): Promise<void> {
  await build(say);
  await ensureChromium(say);
  await run(join(BIN, 'vitest'), ['run', '--project', 'journeys', ...files]);
}

/** Looks of the try-on beside pictures that were found right, over hair, and of foreign models: a stage of its own, for it takes minutes. */
export async function checkGolden(say: (line: string) => void): Promise<void> {
  await ensureChromium(say);
  await check(say, [
    { name: 'golden pictures', program: join(BIN, 'vitest'), args: ['run', '--project', 'golden'] },
  ]);
}
