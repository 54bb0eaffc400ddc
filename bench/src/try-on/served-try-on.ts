import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serveAssets } from '@vitrine/try-on/fidelity';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const BUILDER = join(REPOSITORY, 'packages/try-on/src/asset-build/build-assets.ts');

/** Builds the engine's files and its probe page into a folder. */
export async function buildTryOnPages(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILDER, folder, '--pages']);
}

export interface ServedTryOn {
  readonly origin: string;
  /** The engine's files asked for so far; neither the page itself nor models. */
  readonly sent: () => ReadonlyMap<string, Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Serves the folder, and the collection's models below `/models/`, on a free port of this machine. */
export async function serveTryOn(folder: string): Promise<ServedTryOn> {
  const sent = new Map<string, Uint8Array>();
  const server = await serveAssets(folder, (path, body) => {
    if (extname(path) !== '.html') sent.set(path, body);
  });
  return { ...server, sent: () => sent };
}

/** As the shop compresses files (`tools/launch/compress-folder.ts`): the smaller they are, the better. */
function qualityFor(bytes: number): number {
  if (bytes <= 1_000_000) return 11;
  return bytes <= 5_500_000 ? 10 : 9;
}

/** Bytes of all the files together, brotli, as the shop sends them. */
export async function compressedBytes(files: ReadonlyMap<string, Uint8Array>): Promise<number> {
  let total = 0;
  for (const body of files.values()) {
    const packed = await promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(body.byteLength),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
    total += packed.byteLength;
  }
  return total;
}
