import type { Browser } from 'playwright-core';
import { openProbePage } from './probe-page.ts';

type Place = { readonly x: number; readonly y: number };

/** Pixels of the picture, for the left and the right foot of the person. */
export type ProbedFeet = {
  readonly left?: { readonly heel: Place; readonly toe: Place };
  readonly right?: { readonly heel: Place; readonly toe: Place };
};

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Set by the engine's probe page. */
    feet?: { readonly detect: (picture: Blob) => Promise<ProbedFeet | undefined> };
  }
}

export type FeetProbe = {
  /** Where the outlines of shoes are first shown in an uploaded photograph. */
  readonly detect: (picture: Uint8Array) => Promise<ProbedFeet | undefined>;
  readonly close: () => Promise<void>;
};

/** Opens `probe.html` of a folder of engine assets in a tab of `browser`, to have feet guessed. */
export async function openFeetProbe(browser: Browser, assetsFolder: string): Promise<FeetProbe> {
  const { page, close } = await openProbePage(browser, assetsFolder, { asked: 'feet' });
  return {
    detect: async (picture) =>
      page.evaluate(async (base64) => {
        if (window.feet === undefined) throw new Error('the probe page guesses no feet');
        return window.feet.detect(new Blob([Uint8Array.fromBase64(base64)]));
      }, Buffer.from(picture).toString('base64')),
    close,
  };
}
