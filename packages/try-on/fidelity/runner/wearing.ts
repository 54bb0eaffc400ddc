import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { serveAssets } from './serve-assets.ts';

/** Sunglasses of the collection, as they are worn. */
const MODEL = fileURLToPath(
  new URL('../../../../products-3d/built/models/au2001.tryon.glb', import.meta.url),
);
const MODEL_PATH = '/worn.glb';
const READY_WITHIN_MS = 60_000;

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Set by the engine's probe page. */
    wearing?: {
      readonly worn: (photo: Blob, products: readonly object[]) => Promise<Blob>;
      readonly onScreen: () => Promise<Blob | undefined>;
      readonly told: () => readonly {
        readonly state: string;
        readonly failure?: { readonly code: string };
      }[];
      readonly loseGraphics: () => void;
      readonly giveGraphicsBack: () => void;
      readonly close: () => void;
    };
  }
}

export type Wearing = {
  /** A PNG of the photo with the sunglasses on, or bare. */
  readonly worn: (photo: Uint8Array, wish: 'sunglasses' | 'nothing') => Promise<Buffer>;
  /** What is on screen now, as PNG; undefined if nothing is. */
  readonly onScreen: () => Promise<Buffer | undefined>;
  /** The codes of the failures told so far. */
  readonly failures: () => Promise<readonly string[]>;
  readonly loseGraphics: () => Promise<void>;
  readonly giveGraphicsBack: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens `probe.html` of a folder of engine assets in a tab of `browser`, to have things worn on photos. */
export async function openWearing(browser: Browser, assetsFolder: string): Promise<Wearing> {
  const model = await readFile(MODEL);
  const server = await serveAssets(assetsFolder, new Map([[MODEL_PATH, model]]));
  const page = await browser.newPage();
  await page.goto(`${server.origin}/probe.html`);
  await page.waitForFunction(() => window.wearing !== undefined, undefined, { timeout: READY_WITHIN_MS });
  return {
    worn: async (photo, wish) => {
      const sunglasses = { type: 'sunglasses', modelUrl: MODEL_PATH, variant: 'black' };
      const products = wish === 'nothing' ? [] : [sunglasses];
      return pngOf(await wornOn(page, Buffer.from(photo).toString('base64'), products));
    },
    onScreen: async () => {
      const base64 = await page.evaluate(async () => {
        const picture = await window.wearing?.onScreen();
        return picture && new Uint8Array(await picture.arrayBuffer()).toBase64();
      });
      return base64 === undefined ? undefined : pngOf(base64);
    },
    failures: async () =>
      page.evaluate(() => (window.wearing?.told() ?? []).flatMap(({ failure }) => failure?.code ?? [])),
    loseGraphics: async () => page.evaluate(() => window.wearing?.loseGraphics()),
    giveGraphicsBack: async () => page.evaluate(() => window.wearing?.giveGraphicsBack()),
    close: async () => {
      await page.evaluate(() => window.wearing?.close());
      await page.close();
      await server.close();
    },
  };
}

const pngOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

async function wornOn(page: Page, base64: string, products: readonly object[]): Promise<string> {
  return page.evaluate(
    async (ask) => {
      if (window.wearing === undefined) throw new Error('the probe page wears nothing');
      const picture = await window.wearing.worn(new Blob([Uint8Array.fromBase64(ask.base64)]), ask.products);
      return new Uint8Array(await picture.arrayBuffer()).toBase64();
    },
    { base64, products },
  );
}
