import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Pixels } from '../makeup/reference-picture.ts';
import { pixelsIn } from '../picture/read-pixels.ts';

/** Where the golden picture of that name lies. */
export const goldenPath = (name: string): string =>
  fileURLToPath(new URL(`pictures/${name}.webp`, import.meta.url));

/** A WebP quality that makes small files whose loss nobody sees. */
const QUALITY = 0.95;

/** Writes and reads pictures as files. */
export type GoldenFiles = {
  /** Writes WebP, which loses a little. */
  readonly written: (picture: Pixels) => Promise<Buffer>;
  /** The pixels of a PNG or a WebP file. */
  readonly read: (file: Uint8Array) => Promise<Pixels>;
  readonly close: () => Promise<void>;
};

/** Works in a tab of `browser`. */
export async function openGoldenFiles(browser: Browser): Promise<GoldenFiles> {
  const page = await browser.newPage();
  return {
    written: async ({ bytes, widthPx, heightPx }) => {
      const base64 = await page.evaluate(
        async (ask) => {
          const rgba = new Uint8ClampedArray(Uint8Array.fromBase64(ask.rgba));
          const canvas = new OffscreenCanvas(ask.widthPx, ask.heightPx);
          canvas.getContext('2d')?.putImageData(new ImageData(rgba, ask.widthPx), 0, 0);
          const webp = await canvas.convertToBlob({ type: 'image/webp', quality: ask.quality });
          return new Uint8Array(await webp.arrayBuffer()).toBase64();
        },
        { rgba: Buffer.from(bytes).toString('base64'), widthPx, heightPx, quality: QUALITY },
      );
      return Buffer.from(base64, 'base64');
    },
    read: async (file) => pixelsIn(page, file),
    close: async () => page.close(),
  };
}
