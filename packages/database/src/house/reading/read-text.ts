import { isUtf8 } from 'node:buffer';
import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** What a file or a line says, or why it cannot be read. */
export type ReadText = { readonly ok: true; readonly text: string } | Unread;

/** Reads files below a house's folder, and is told of each one that was read. */
export interface HouseReader {
  readonly folder: string;
  readonly onRead: (file: string, text: string) => void;
}

interface Unread {
  readonly ok: false;
  readonly message: string;
}

/** Something below a house's folder that may be read. */
type Found =
  | { readonly ok: true; readonly path: string; readonly size: number; readonly isFolder: boolean }
  | Unread;

/** Of a name that a folder has, but leads nowhere. */
export const NOT_THERE: Unread = { ok: false, message: 'it is not there' };
const IS_FOLDER: Unread = { ok: false, message: 'it is a folder' };
const NOT_UTF8: Unread = { ok: false, message: 'it is not UTF-8' };
const LEADS_OUT: Unread = { ok: false, message: "it leads out of the house's folder" };

export const tooLong = (maxBytes: number): Unread => ({
  ok: false,
  message: `it is longer than ${maxBytes / 1_000_000} MB`,
});

/** The text of a file below a house's folder; undefined where there is none. Only a failing disk throws. */
export async function readText(
  folder: string,
  file: string,
  maxBytes = Infinity,
): Promise<ReadText | undefined> {
  const found = fileOf(await findIn(folder, file));
  if (found?.ok !== true) return found;
  if (found.size > maxBytes) return tooLong(maxBytes);
  const bytes = await readFile(found.path).catch(unread);
  return bytes instanceof Uint8Array ? textOf(bytes) : bytes;
}

/** The same without its text, for a file that is read line by line. */
export async function findFile(folder: string, file: string): Promise<Found | undefined> {
  const found = fileOf(await findIn(folder, file));
  if (found?.ok !== true) return found;
  const refused = await access(found.path, constants.R_OK).catch(unread);
  return refused ?? found;
}

const fileOf = (found: Found | undefined): Found | undefined =>
  found?.ok === true && found.isFolder ? IS_FOLDER : found;

/** A file or a folder below a house's folder, wherever links within the folder lead. */
export async function findIn(folder: string, file: string): Promise<Found | undefined> {
  try {
    const asked = resolve(folder, file);
    const path = await realpath(asked);
    // Most houses have no links, and their folder need not be looked up for each of their files.
    const home = path === asked ? resolve(folder) : await realpath(folder);
    if (!isWithin(home, path)) return LEADS_OUT;
    const stats = await stat(path);
    // Whoever reads a pipe waits for somebody who writes.
    if (!stats.isFile() && !stats.isDirectory()) return { ok: false, message: 'it is no file' };
    return { ok: true, path, size: stats.size, isFolder: stats.isDirectory() };
  } catch (error) {
    return unread(error);
  }
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Faults of a name or of rights; what else goes wrong is the disk's. */
const REFUSED_CODES: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'ELOOP', 'ENAMETOOLONG', 'EISDIR']);
const MISSING_CODES: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Why something cannot be read; undefined where it is not there. */
export function unread(error: unknown): Unread | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (MISSING_CODES.has(code)) return undefined;
  if (REFUSED_CODES.has(code)) return { ok: false, message: `it cannot be read (${code})` };
  throw error;
}

/** What bytes say that must be UTF-8; the mark that editors put at the head of a file is no part of it. */
export function textOf(bytes: Uint8Array, isHead = true): ReadText {
  if (!isUtf8(bytes)) return NOT_UTF8;
  return { ok: true, text: new TextDecoder('utf-8', { ignoreBOM: !isHead }).decode(bytes) };
}
