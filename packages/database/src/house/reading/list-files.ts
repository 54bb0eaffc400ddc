import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findIn, unread } from './read-text.ts';

/** A file or folder below a house's folder, with `/`, and why nobody may look into it. */
interface RefusedFile {
  readonly file: string;
  readonly message: string;
}

/** The JSON files of a folder, in the order of their names, and the folders in it that cannot be looked into. */
export interface ListedFiles {
  readonly files: readonly string[];
  readonly refused: readonly RefusedFile[];
}

/** Lists a folder below the house's, with all that is below it; undefined where there is none. */
export async function listFiles(houseFolder: string, below: string): Promise<ListedFiles | undefined> {
  const files: string[] = [];
  const refused: RefusedFile[] = [];
  const isThere = await walk({ houseFolder, files, refused }, below, []);
  if (!isThere) return undefined;
  const isRefused = new Set(refused.map(({ file }) => file));
  // Ranks and the checksum are the same on every machine.
  return { files: files.filter((file) => !isRefused.has(file)).toSorted(), refused };
}

interface Walk {
  readonly houseFolder: string;
  readonly files: string[];
  readonly refused: RefusedFile[];
}

/** `above` are the folders on the way, since a link may lead back to one of them. */
async function walk(list: Walk, below: string, above: readonly string[]): Promise<boolean> {
  const found = await findIn(list.houseFolder, below);
  if (found === undefined) return false;
  const entries = found.ok ? await entriesOf(found) : found;
  if ('message' in entries) {
    list.refused.push({ file: below, message: entries.message });
    return true;
  }
  const path = found.ok ? found.path : '';
  if (above.includes(path)) return true;
  for (const entry of entries) {
    const file = `${below}/${entry.name}`;
    if (entry.name.endsWith('.json')) list.files.push(file);
    if (await isFolder(entry)) await walk(list, file, [...above, path]);
  }
  return true;
}

async function entriesOf(found: {
  readonly path: string;
  readonly isFolder: boolean;
}): Promise<readonly Dirent[] | { readonly message: string }> {
  if (!found.isFolder) return { message: 'it is no folder' };
  return (await readdir(found.path, { withFileTypes: true }).catch(unread)) ?? [];
}

/** A link that is called like a file is taken for one. */
async function isFolder(entry: Dirent): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return !entry.name.endsWith('.json') && leadsToFolder(join(entry.parentPath, entry.name));
}

async function leadsToFolder(link: string): Promise<boolean> {
  return stat(link).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
