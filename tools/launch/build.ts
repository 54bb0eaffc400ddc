import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { compressFolder } from './compress-folder.ts';
import { fingerprint } from './fingerprint.ts';
import { BIN, ROOT } from './root.ts';
import { run } from './run.ts';

interface BuildStep {
  readonly name: string;
  readonly sources: readonly string[];
  /** What it makes, relative to the checkout. */
  readonly output: string;
  readonly make: () => Promise<void>;
}

const TRY_ON_OUTPUT = 'build/try-on';
const STOREFRONT_OUTPUT = 'apps/storefront/build';

/** What every output depends on beside its own sources. */
const PACKING = ['package-lock.json', 'tools/launch/compress-folder.ts'] as const;

const STEPS: readonly BuildStep[] = [
  {
    name: 'try-on engine',
    sources: ['packages/try-on/**/*', ...PACKING],
    output: TRY_ON_OUTPUT,
    async make() {
      await run(join(BIN, 'node'), ['packages/try-on/src/asset-build/build-assets.ts', TRY_ON_OUTPUT], {
        quiet: true,
      });
      await compressFolder(join(ROOT, TRY_ON_OUTPUT));
    },
  },
  {
    name: 'storefront',
    sources: ['apps/storefront/**/*', 'packages/{domain,contracts,try-on,product-view}/**/*', ...PACKING],
    output: STOREFRONT_OUTPUT,
    async make() {
      await run(join(BIN, 'react-router'), ['build'], {
        cwd: join(ROOT, 'apps/storefront'),
        env: { NODE_ENV: 'production' },
        quiet: true,
      });
      await compressFolder(join(ROOT, STOREFRONT_OUTPUT, 'client'));
    },
  },
];

/** Builds what is missing or older than its sources; both at once, there are two cores. */
export async function build(say: (line: string) => void): Promise<void> {
  await withBuildLock(async () => {
    await Promise.all(STEPS.map((step) => buildStep(step, say)));
  });
}

async function buildStep(step: BuildStep, say: (line: string) => void): Promise<void> {
  const stamp = join(ROOT, step.output, '.built-from');
  const sources = fingerprint(step.sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const started = performance.now();
  say(`Building the ${step.name} …`);
  rmSync(join(ROOT, step.output), { recursive: true, force: true });
  mkdirSync(join(ROOT, step.output), { recursive: true });
  await step.make();
  writeFileSync(stamp, sources);
  say(`Built the ${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
