import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type ListedFiles, listFiles } from './list-files.ts';
import { linesOf, MAX_LINE_BYTES } from './lines.ts';
import { findFile, NOT_THERE, type ReadText, readText, textOf, tooLong } from './read-text.ts';

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
  readonly read: ReadText;
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
  const listed = await listFiles(houseFolder, FOLDER);
  const lines = await findFile(houseFolder, LINES);
  if (listed !== undefined && lines !== undefined)
    throw new Error(`there is ${FOLDER}/ and ${LINES}: one of them is expected`);
  if (lines !== undefined) return lines.ok ? linesSource(lines.path) : closedSource(lines);
  return listed && folderSource(houseFolder, listed);
}

function folderSource(houseFolder: string, { files, refused }: ListedFiles): ProductSource {
  const closed = new Map(refused.map(({ file, message }) => [file, { ok: false, message } as const]));
  const read = async (place: ProductPlace): Promise<ProductText> => {
    const text = closed.get(place.file) ?? (await readText(houseFolder, place.file, MAX_LINE_BYTES));
    return { place, read: text ?? NOT_THERE };
  };
  return {
    async *all() {
      for (const file of [...files, ...closed.keys()]) yield await read({ file });
    },
    read,
  };
}

function linesSource(path: string): ProductSource {
  return {
    async *all() {
      for await (const { read, ...line } of linesOf(createReadStream(path)))
        if (!read.ok || read.text.trim() !== '') yield { place: { file: LINES, line }, read };
    },
    async read(place) {
      const { at = 0, bytes = 0 } = place.line ?? {};
      if (bytes > MAX_LINE_BYTES) return { place, read: tooLong(MAX_LINE_BYTES) };
      const file = await open(path);
      try {
        const { buffer } = await file.read({ buffer: Buffer.alloc(bytes), position: at });
        return { place, read: textOf(buffer, at === 0) };
      } finally {
        await file.close();
      }
    },
  };
}

/** A file of lines that cannot be read: one line, of which nothing is known. */
function closedSource(read: ReadText): ProductSource {
  return {
    async *all() {
      yield await Promise.resolve({ place: { file: LINES, line: { number: 1, at: 0, bytes: 0 } }, read });
    },
    read: async (place) => Promise.resolve({ place, read }),
  };
}
