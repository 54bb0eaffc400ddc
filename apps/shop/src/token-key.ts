import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** The key of a shop with a database of its own: made at the first start, readable by its account alone. */
export async function tokenKeyIn(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'token-key');
  await mkdir(dataFolder, { recursive: true });
  try {
    // `wx`: two processes that start at once must not end with two keys.
    await writeFile(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
