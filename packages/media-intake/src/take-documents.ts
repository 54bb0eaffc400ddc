import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest } from './media-manifest.ts';
import type { MediaLine, MediaPlace } from './media-place.ts';
import { writeWhole } from './write-whole.ts';

type Documents = MediaManifest['documents'];

const FOLDER = 'size-guides';
/** A shopper fetches it on the road, to print a page or two. */
const MOST_BYTES = 5_000_000;
const PDF_BEGINS = '%PDF-';

/** [R3.031] `size-guides/{name}.pdf`: what the guides beside it give their readers to print, as it is. */
export async function takeDocuments(
  { houseFolder, mediaFolder, dryRun }: MediaPlace,
  named: ReadonlySet<string>,
  before: Documents,
): Promise<{ readonly lines: readonly MediaLine[]; readonly documents: Documents }> {
  const lines: MediaLine[] = [];
  const documents = { ...before };
  for (const name of await pdfsIn(join(houseFolder, FOLDER))) {
    const file = `${FOLDER}/${name}`;
    const bytes = await readFile(join(houseFolder, file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = documents[name];
    const fault = named.has(name) ? faultOf(bytes) : 'no size guide names it';
    if (fault !== undefined) lines.push({ state: 'refused', file, note: fault });
    else if (known?.sha256 === sha256) lines.push({ state: 'unchanged', file, note: '' });
    else {
      const served = `documents/${name}`;
      if (!dryRun) await writeWhole(join(mediaFolder, served), bytes);
      documents[name] = { file: served, bytes: bytes.byteLength, sha256 };
      lines.push({ state: known === undefined ? 'added' : 'changed', file, note: kilobytes(bytes) });
    }
  }
  return { lines, documents };
}

function faultOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, PDF_BEGINS.length).toString('latin1') !== PDF_BEGINS) return 'it is no PDF';
  return bytes.byteLength > MOST_BYTES
    ? `it is ${kilobytes(bytes)}, and may be ${MOST_BYTES / 1000} KB at most`
    : undefined;
}

const kilobytes = ({ byteLength }: Buffer): string => `${Math.ceil(byteLength / 1000)} KB`;

async function pdfsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.pdf')).toSorted((left, right) => (left < right ? -1 : 1));
}
