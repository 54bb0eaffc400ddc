import type { Browser } from 'playwright-core';
import type { ClipMove } from '../picture/clip.page.ts';
import { openStudioPage } from './studio-page.ts';

export type ClipStudio = {
  /** A clip made of one picture, as PNG files: panned, zoomed, turned, and with a camera's noise. */
  readonly moved: (still: Uint8Array, moves: readonly ClipMove[]) => Promise<readonly Buffer[]>;
  readonly close: () => Promise<void>;
};

/** Opens the page that sets pictures in motion in a tab of `browser`. */
export async function openClipStudio(browser: Browser): Promise<ClipStudio> {
  const { page, close } = await openStudioPage(browser, 'clip');
  return {
    moved: async (still, moves) => {
      const frames = await page.evaluate(
        async (ask) => {
          const files = await window.moveStill(new Blob([Uint8Array.fromBase64(ask.still)]), ask.moves);
          return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()).toBase64()));
        },
        { still: Buffer.from(still).toString('base64'), moves },
      );
      return frames.map((base64) => Buffer.from(base64, 'base64'));
    },
    close,
  };
}
