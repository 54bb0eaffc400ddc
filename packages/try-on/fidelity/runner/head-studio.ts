import type { Browser } from 'playwright-core';
import { canonicalFace } from '../canonical-face.ts';
import type { HeadScene } from '../picture/head-scene.ts';
import type { HeadTruth } from '../picture/head-truth.ts';
import { openStudioPage } from './studio-page.ts';

export type HeadStudio = {
  /** A PNG file of the scene. */
  readonly drawPng: (scene: HeadScene) => Promise<{ readonly png: Buffer; readonly truth: HeadTruth }>;
  /** A PNG file that is white where long hair shows in the scene, black elsewhere. */
  readonly drawHangingHair: (scene: HeadScene) => Promise<Buffer>;
  /** The scene as one I420 video frame. */
  readonly drawFrame: (scene: HeadScene) => Promise<{ readonly i420: Buffer; readonly truth: HeadTruth }>;
  readonly close: () => Promise<void>;
};

/** Opens the page that draws heads in a tab of `browser`. */
export async function openHeadStudio(browser: Browser): Promise<HeadStudio> {
  const { page, close } = await openStudioPage(browser, 'head');
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
    drawHangingHair: async (scene) =>
      Buffer.from(
        await page.evaluate(async (one) => {
          const mask = await window.drawHangingHair(one);
          return new Uint8Array(await mask.arrayBuffer()).toBase64();
        }, scene),
        'base64',
      ),
    drawFrame: async (scene) => {
      const { base64, truth } = await page.evaluate((one) => {
        const drawn = window.drawHeadFrame(one);
        return { base64: drawn.i420.toBase64(), truth: drawn.truth };
      }, scene);
      return { i420: Buffer.from(base64, 'base64'), truth };
    },
    close,
  };
}
