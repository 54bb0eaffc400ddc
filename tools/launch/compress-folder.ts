import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const WORTH_COMPRESSING = '**/*.{js,mjs,css,html,json,svg,wasm,tflite,bin,webmanifest}';

/** Quality 11 takes seconds per megabyte: fine for the page's own files, too long for 13 MB of wasm at a first start. */
const SMALL_BYTES = 1_000_000;
const qualityFor = (bytes: number): number => (bytes <= SMALL_BYTES ? 11 : 6);

/** Lays a `.br` beside every file of a folder that gets smaller by it; they are sent as they are, never per request. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of globSync(WORTH_COMPRESSING, { cwd: folder })) {
    const path = join(folder, file);
    const { size } = await stat(path);
    const packed = await compress(await readFile(path), {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(size),
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
      },
    });
    if (packed.byteLength < size * 0.95) await writeFile(`${path}.br`, packed);
  }
}
