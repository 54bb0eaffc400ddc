import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { serveOverLoopback } from './loopback.ts';

export type StudioPage = { readonly page: Page; readonly close: () => Promise<void> };

const PAGE = '<!doctype html><html lang="en"><title>Studio</title><script src="/studio.js"></script></html>';

/** Opens one of the pages of `picture/` that draw, by the name of its script, in a tab of `browser`. */
export async function openStudioPage(
  browser: Browser,
  name: 'head' | 'hand' | 'foot' | 'clip',
): Promise<StudioPage> {
  const script = await pageScript(name);
  const server = await serveOverLoopback(async (path) => {
    if (path === '/') return { contentType: 'text/html; charset=utf-8', body: PAGE };
    return path === '/studio.js'
      ? { contentType: 'text/javascript; charset=utf-8', body: script }
      : undefined;
  });
  const page = await browser.newPage();
  await page.goto(server.origin);
  return {
    page,
    close: async () => {
      await page.close();
      await server.close();
    },
  };
}

async function pageScript(name: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../picture/${name}.page.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2024',
  });
  const script = outputFiles[0]?.contents;
  if (script === undefined) throw new Error(`the page ${name} came out empty`);
  return script;
}
