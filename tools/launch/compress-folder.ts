import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const WORTH_COMPRESSING = '**/*.{js,mjs,css,html,json,svg,wasm,tflite,bin,webmanifest}';

/**
 * Qualities of 10 and 11 take seconds per megabyte: fine for the page's own files and for the models that a shopper waits
 * for, too long for 19 MB of wasm at a first start.
 */
const SMALL_BYTES = 1_000_000;
/** Up to the larger of the models that a photo of a hand takes: 0.4 MB less for each who waits for both. */
const MIDDLING_BYTES = 5_500_000;

function qualityFor(bytes: number): number {
  if (bytes <= SMALL_BYTES) return 11;
  return bytes <= MIDDLING_BYTES ? 10 : 9;
}

/** Lays a `.br` beside every file of a folder that gets smaller by it; they are sent as they are, never per request. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = globSync(WORTH_COMPRESSING, { cwd: folder }).map((file) => join(folder, file));
  // All at once: zlib works on Node's own threads, on as many cores as there are.
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const { size } = await stat(path);
  const packed = await compress(await readFile(path), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(size),
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  if (packed.byteLength < size * 0.95) await writeFile(`${path}.br`, packed);
}
