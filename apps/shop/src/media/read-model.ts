import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Reads product models of a folder by their names; throws where there is no such file. */
export function modelReader(folder: string): (name: string) => Promise<Uint8Array> {
  return (name) => readFile(join(folder, basename(name)));
}
