import type { Browser } from 'playwright-core';
import type { HandScene } from '../picture/hand-scene.ts';
import type { HandTruth } from '../picture/hand-truth.ts';
import { openStudioPage } from './studio-page.ts';

export type HandStudioPage = {
  /** A PNG file of the scene. */
  readonly drawPng: (scene: HandScene) => Promise<{ readonly png: Buffer; readonly truth: HandTruth }>;
  /** The scene as one I420 video frame. */
  readonly drawFrame: (scene: HandScene) => Promise<{ readonly i420: Buffer; readonly truth: HandTruth }>;
  readonly close: () => Promise<void>;
};

/** Opens the page that draws hands in a tab of `browser`. */
export async function openHandStudio(browser: Browser): Promise<HandStudioPage> {
  const { page, close } = await openStudioPage(browser, 'hand');
  return {
    drawPng: async (scene) => {
      const { base64, truth } = await page.evaluate(async (one) => {
        const drawn = await window.drawHand(one);
        return { base64: new Uint8Array(await drawn.blob.arrayBuffer()).toBase64(), truth: drawn.truth };
      }, scene);
      return { png: Buffer.from(base64, 'base64'), truth };
    },
    drawFrame: async (scene) => {
      const { base64, truth } = await page.evaluate((one) => {
        const drawn = window.drawHandFrame(one);
        return { base64: drawn.i420.toBase64(), truth: drawn.truth };
      }, scene);
      return { i420: Buffer.from(base64, 'base64'), truth };
    },
    close,
  };
}
