import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { linesOf, MAX_LINE_BYTES } from './lines.ts';

/** Where a product stands: a file of its own, or a line of one. */
export interface ProductPlace {
  /** Below the house's folder, with `/`. */
  readonly file: string;
  /** Which line, from 1, and where in the file, in bytes. */
  readonly line?: { readonly number: number; readonly at: number; readonly bytes: number };
}

/** A product as it is written. */
export interface ProductText {
  readonly place: ProductPlace;
  /** Undefined where it is too long to be read. */
  readonly text: string | undefined;
}

/** The products of a house, to be read in their order as often as they are needed, and one by one. */
export interface ProductSource {
  readonly all: () => AsyncGenerator<ProductText>;
  readonly read: (place: ProductPlace) => Promise<ProductText>;
}

const FOLDER = 'products';
const LINES = 'products.ndjson';

/** Where a house has its products; undefined where it says nothing of them. Throws where it has them in both ways. */
export async function productSource(houseFolder: string): Promise<ProductSource | undefined> {
  const names = await readdir(join(houseFolder, FOLDER), { recursive: true }).catch(missing);
  const lines = await stat(join(houseFolder, LINES)).catch(missing);
  if (names !== undefined && lines !== undefined)
    throw new Error(`there is ${FOLDER}/ and ${LINES}: one of them is expected`);
  if (lines !== undefined) return linesSource(join(houseFolder, LINES));
  return names === undefined ? undefined : folderSource(houseFolder, names);
}

function folderSource(houseFolder: string, names: readonly string[]): ProductSource {
  // In the order of their names, so that ranks and the checksum are the same on every machine.
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${FOLDER}/${name.split(sep).join('/')}`)
    .toSorted();
  const read = async (place: ProductPlace): Promise<ProductText> => {
    const path = join(houseFolder, place.file);
    const { size } = await stat(path);
    return { place, text: size > MAX_LINE_BYTES ? undefined : await readFile(path, 'utf8') };
  };
  return {
    async *all() {
      for (const file of files) yield await read({ file });
    },
    read,
  };
}

function linesSource(path: string): ProductSource {
  return {
    async *all() {
      for await (const { text, ...line } of linesOf(createReadStream(path)))
        if (text === undefined || text.trim() !== '') yield { place: { file: LINES, line }, text };
    },
    async read(place) {
      const { at = 0, bytes = 0 } = place.line ?? {};
      if (bytes > MAX_LINE_BYTES) return { place, text: undefined };
      const file = await open(path);
      try {
        const { buffer } = await file.read({ buffer: Buffer.alloc(bytes), position: at });
        return { place, text: buffer.toString('utf8') };
      } finally {
        await file.close();
      }
    },
  };
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
