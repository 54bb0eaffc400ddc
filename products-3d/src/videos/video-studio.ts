import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Orbit } from '@vitrine/product-view/stage';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { startChromium } from '@vitrine/testing/chromium';
import type { VideoOrder } from './video.page.ts';

/** A browser tab that draws films frame by frame. */
export interface VideoStudio {
  open(order: VideoOrder): Promise<void>;
  /** A PNG file of what is seen from there. */
  draw(orbit: Orbit): Promise<Buffer>;
  close(): Promise<void>;
}

const PAGE = '<!doctype html><html lang="en"><title>Films</title><script src="/video.js"></script></html>';
const MODELS = '/models/';

/** `modelsFolder` is served below `/models/`. Throws without Chromium. */
export async function openVideoStudio(modelsFolder: string): Promise<VideoStudio> {
  const script = await pageScript();
  const server = await serve(async (path) => {
    if (path === '/') return { type: 'text/html; charset=utf-8', body: PAGE };
    if (path === '/video.js') return { type: 'text/javascript; charset=utf-8', body: script };
    if (!path.startsWith(MODELS)) return undefined;
    return {
      type: 'model/gltf-binary',
      body: await readFile(`${modelsFolder}${path.slice(MODELS.length)}`),
    };
  });
  const browser = await startChromium();
  const page = await browser.newPage();
  await page.goto(server.origin);
  return {
    open: (order) => page.evaluate((wanted) => window.openVideo(wanted), order),
    async draw(orbit) {
      const url = await page.evaluate((from) => window.drawVideoFrame(from), orbit);
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function pageScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('video.page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2024',
  });
  const script = outputFiles[0]?.contents;
  if (script === undefined) throw new Error('The page that draws films came out empty');
  return script;
}

interface Served {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** On a free port of this machine; `fileAt` knows the file of a path. */
async function serve(
  fileAt: (path: string) => Promise<Served | undefined>,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    fileAt(pathname).then(
      (file) =>
        file ? response.setHeader('content-type', file.type).end(file.body) : response.writeHead(404).end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
