import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/**
 * One hash over the contents of every file that the patterns name (relative to the checkout), so that a build is
 * repeated when a source changed and only then. Times are not used: a fresh clone has new times and old contents.
 */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT, exclude: (name) => IGNORED.has(name) }).toSorted();
  for (const file of files) {
    const path = join(ROOT, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

const IGNORED = new Set(['node_modules', 'dist', 'build', '.react-router', '.data']);
