import type { Browser } from 'playwright-core';
import type { FootScene } from '../picture/foot-scene.ts';
import type { FootTruth } from '../picture/foot-truth.ts';
import { openStudioPage } from './studio-page.ts';

export type FootStudioPage = {
  /** A PNG file of the scene. */
  readonly drawPng: (scene: FootScene) => Promise<{ readonly png: Buffer; readonly truth: FootTruth }>;
  /** The scene as one I420 video frame. */
  readonly drawFrame: (scene: FootScene) => Promise<{ readonly i420: Buffer; readonly truth: FootTruth }>;
  readonly close: () => Promise<void>;
};

/** Opens the page that draws feet in a tab of `browser`. */
export async function openFootStudio(browser: Browser): Promise<FootStudioPage> {
  const { page, close } = await openStudioPage(browser, 'foot');
  return {
    drawPng: async (scene) => {
      const { base64, truth } = await page.evaluate(async (one) => {
        const drawn = await window.pictureFeet(one);
        return { base64: new Uint8Array(await drawn.blob.arrayBuffer()).toBase64(), truth: drawn.truth };
      }, scene);
      return { png: Buffer.from(base64, 'base64'), truth };
    },
    drawFrame: async (scene) => {
      const { base64, truth } = await page.evaluate((one) => {
        const drawn = window.drawFeet(one);
        return { base64: drawn.i420.toBase64(), truth: drawn.truth };
      }, scene);
      return { i420: Buffer.from(base64, 'base64'), truth };
    },
    close,
  };
}
