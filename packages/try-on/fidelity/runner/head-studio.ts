import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { canonicalFace } from '../canonical-face.ts';
import type { HeadScene } from '../picture/head-scene.ts';
import type { HeadTruth } from '../picture/head-truth.ts';
import { serveOverLoopback } from './loopback.ts';

export type HeadStudio = {
  /** A PNG file of the scene. */
  readonly drawPng: (scene: HeadScene) => Promise<{ readonly png: Buffer; readonly truth: HeadTruth }>;
  /** The scene as one I420 video frame. */
  readonly drawFrame: (scene: HeadScene) => Promise<{ readonly i420: Buffer; readonly truth: HeadTruth }>;
  readonly close: () => Promise<void>;
};

const PAGE =
  '<!doctype html><html lang="en"><title>Head studio</title><script src="/head.js"></script></html>';

/** Opens the page that draws heads in a tab of `browser`. */
export async function openHeadStudio(browser: Browser): Promise<HeadStudio> {
  const script = await pageScript();
  const server = await serveOverLoopback(async (path) => {
    if (path === '/') return { contentType: 'text/html; charset=utf-8', body: PAGE };
    return path === '/head.js' ? { contentType: 'text/javascript; charset=utf-8', body: script } : undefined;
  });
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.evaluate((face) => window.openHeadStudio(face), canonicalFace());
  return {
    drawPng: async (scene) => {
      const { base64, truth } = await page.evaluate(async (one) => {
        const drawn = await window.drawHead(one);
        const bytes = new Uint8Array(await drawn.blob.arrayBuffer());
        return { base64: bytes.toBase64(), truth: drawn.truth };
      }, scene);
      return { png: Buffer.from(base64, 'base64'), truth };
    },
    drawFrame: async (scene) => {
      const { base64, truth } = await page.evaluate((one) => {
        const drawn = window.drawHeadFrame(one);
        return { base64: drawn.i420.toBase64(), truth: drawn.truth };
      }, scene);
      return { i420: Buffer.from(base64, 'base64'), truth };
    },
    close: async () => {
      await page.close();
      await server.close();
    },
  };
}

async function pageScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../picture/head.page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2024',
  });
  const script = outputFiles[0]?.contents;
  if (script === undefined) throw new Error('the page that draws heads came out empty');
  return script;
}
