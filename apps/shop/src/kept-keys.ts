import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newCertificateKey } from '@vitrine/services';

const KEY_BYTES = 32;

/** The key of a shop with a database of its own: made at the first start, readable by its account alone. */
export function tokenKeyIn(dataFolder: string): Promise<string> {
  return keptIn(dataFolder, 'token-key', () => randomBytes(KEY_BYTES).toString('base64url'));
}

/** [R3.018] What such a shop signs its certificates with, made and kept in the same way. */
export function certificateKeyIn(dataFolder: string): Promise<string> {
  return keptIn(dataFolder, 'certificate-key', newCertificateKey);
}

async function keptIn(dataFolder: string, name: string, make: () => string): Promise<string> {
  const file = join(dataFolder, name);
  await mkdir(dataFolder, { recursive: true });
  try {
    // `wx`: two processes that start at once must not end with two keys.
    await writeFile(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
