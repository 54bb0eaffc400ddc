import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, check, tool } from './check.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';

const STUDIO = 'products-3d';
const STAMP = join(ROOT, STUDIO, 'node_modules', '.installed');

const STUDIO_CHECKS: readonly Check[] = [
  tool('types', 'tsc', '-b', STUDIO),
  tool('lint', 'oxlint', '-c', `${STUDIO}/.oxlintrc.json`, '--type-aware', '--deny-warnings', STUDIO),
  tool('unused code', 'knip', '--directory', STUDIO, '--no-progress'),
  tool('tests', 'vitest', 'run', '--root', STUDIO),
  tool('models', 'node', `${STUDIO}/src/check-models.ts`),
  tool('pictures', 'node', `${STUDIO}/src/check-pictures.ts`),
  tool('films', 'node', `${STUDIO}/src/check-videos.ts`),
  tool('printed size guides', 'node', `${STUDIO}/src/check-size-guides.ts`),
];

/**
 * The studio's own checks: its code, and whether what is committed of it (models, pictures, films, printed sheets) is
 * still what it would make. The studio is a project beside the workspace: its packages are installed here, the first
 * time and when its lock file has changed.
 */
export async function studio(say: (line: string) => void): Promise<void> {
  await install(say);
  await check(say, STUDIO_CHECKS);
}

async function install(say: (line: string) => void): Promise<void> {
  const lock = fingerprint([`${STUDIO}/package-lock.json`]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  say('Installing the packages of the studio …');
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(ROOT, STUDIO),
  });
  writeFileSync(STAMP, lock);
}
