import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { modelFile } from '../proven-types.ts';
import { serveOverLoopback } from './loopback.ts';
import type { LoopbackServer } from './loopback.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves a folder of the engine's assets, and the models of the collection. `onSent` hears of the assets. */
export async function serveAssets(
  assetsFolder: string,
  onSent: (path: string, body: Uint8Array) => void = () => undefined,
): Promise<LoopbackServer> {
  return serveOverLoopback(async (path) => {
    const model = modelFile(path);
    const file = model ?? join(assetsFolder, normalize(path));
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) return undefined;
    if (!model) onSent(path, body);
    return { contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream', body };
  });
}
