import { createHash, randomUUID } from 'node:crypto';
import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { Account } from './account.ts';
import type { NativePackage } from './native-package.ts';
import { isReachable } from './reachable.ts';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
type Link = z.infer<typeof Links>[number];

/** For what must lie where the server's account can reach it, when the checkout lies under a closed folder. */
const SHARED_FOLDER = '/var/lib/vitrine';

/** Where copies go when they are needed: below the system's folder for root, else in one's own cache. */
export function sharedFolder(account: Account | undefined): string {
  return account === undefined ? join(homedir(), '.cache', 'vitrine') : SHARED_FOLDER;
}

/** What the server runs from: the binaries npm installed, the account that runs them, and where a copy may go. */
export interface BinariesPlace {
  readonly native: NativePackage;
  readonly account: Account | undefined;
  readonly sharedFolder: string;
}

/**
 * The folder with `bin`, `lib` and `share`, complete and enterable by the account: as npm installed it, or a copy
 * when npm's is closed to the account or its library links are missing (`npm install --ignore-scripts`) and cannot
 * be repaired in place.
 */
export async function binariesFolder(place: BinariesPlace): Promise<string> {
  const { folder, version } = place.native;
  const isOpen = place.account === undefined || (await isReachable(folder, place.account));
  if (isOpen && (await repairLinks(folder))) return folder;
  await mkdir(place.sharedFolder, { recursive: true, mode: 0o755 });
  const copy = join(place.sharedFolder, `postgresql-${version}`);
  if (!(await exists(copy))) await copyWhole(folder, copy);
  return copy;
}

/** A data folder that the account can reach: the one wished for, or one of its own below `elsewhere`. */
export async function reachableDataFolder(
  wished: string,
  account: Account | undefined,
  elsewhere: string,
): Promise<string> {
  if (account === undefined || (await isReachable(dirname(wished), account))) return wished;
  const name = createHash('sha256').update(wished).digest('hex').slice(0, 16);
  return join(elsewhere, 'clusters', name);
}

/** Copies beside the target first: whoever dies halfway leaves no half folder under its name. */
async function copyWhole(folder: string, target: string): Promise<void> {
  const half = `${target}.${randomUUID()}`;
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  await repairLinks(half);
  try {
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

/** Makes the library links that npm's install script would have made; false when the folder cannot be written. */
async function repairLinks(folder: string): Promise<boolean> {
  const listed = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // Paths in the list begin with `native/`, the folder itself.
  const links = Links.parse(JSON.parse(listed));
  const missing: Link[] = [];
  for (const link of links) {
    if (!(await exists(linkPath(folder, link)))) missing.push(link);
  }
  if (missing.length === 0) return true;
  if (!(await isWritable(join(folder, 'lib')))) return false;
  await Promise.all(missing.map((link) => linkOnce(basename(link.source), linkPath(folder, link))));
  return true;
}

const linkPath = (folder: string, link: Link): string => join(folder, link.target.replace(/^native\//u, ''));

async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await symlink(source, target);
  } catch (error) {
    if (!(await exists(target))) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}
