import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Marks a file that is being written. An interrupted import leaves it behind, and the next import removes it. */
export const UNFINISHED = '.unfinished';

/** Writes beside the target, to the disk, and renames: a reader sees the old file or the new one, never half of it. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}${UNFINISHED}`;
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
