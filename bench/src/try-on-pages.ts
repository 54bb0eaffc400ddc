import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const BUILDER = join(REPOSITORY, 'packages/try-on/src/asset-build/build-assets.ts');
const MODEL = join(REPOSITORY, 'products-3d/built/models/au2001.tryon.glb');
const MODEL_PATH = '/model.glb';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Builds the engine's files and its probe page into a folder. */
export async function buildTryOnPages(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILDER, folder, '--pages']);
}

export interface ServedTryOn {
  readonly origin: string;
  readonly modelUrl: string;
  /** The engine's files asked for so far; neither the page itself nor the model. */
  readonly sent: () => ReadonlyMap<string, Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Serves the folder and one model on a free port of this machine. */
export async function serveTryOn(folder: string): Promise<ServedTryOn> {
  const sent = new Map<string, Uint8Array>();
  const fileAt = async (path: string): Promise<Uint8Array> => {
    if (path === MODEL_PATH) return readFile(MODEL);
    const body = await readFile(join(folder, normalize(path)));
    if (extname(path) !== '.html') sent.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const contentType = CONTENT_TYPES[extname(pathname)] ?? 'application/octet-stream';
    fileAt(pathname).then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    modelUrl: MODEL_PATH,
    sent: () => sent,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The shop compresses files of up to a megabyte at full quality, and larger ones at 6. */
const SMALL_BYTES = 1_000_000;

/** Bytes of all the files together, brotli, as the shop sends them. */
export async function compressedBytes(files: ReadonlyMap<string, Uint8Array>): Promise<number> {
  let total = 0;
  for (const body of files.values()) {
    const packed = await promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.byteLength <= SMALL_BYTES ? 11 : 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
    total += packed.byteLength;
  }
  return total;
}
