import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { serveOverLoopback } from './loopback.ts';
import type { LoopbackServer } from './loopback.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves a folder of the engine's assets, and some files beside it under paths of their own. */
export async function serveAssets(
  assetsFolder: string,
  others: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<LoopbackServer> {
  return serveOverLoopback(async (path) => {
    const body =
      others.get(path) ?? (await readFile(join(assetsFolder, normalize(path))).catch(() => undefined));
    if (body === undefined) return undefined;
    return { contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream', body };
  });
}
