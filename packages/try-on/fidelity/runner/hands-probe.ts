import type { Browser } from 'playwright-core';
import { openProbePage } from './probe-page.ts';

type Triple = readonly [number, number, number];

/** The place of a worn product: in pixels of the picture, and directions in camera space. */
export type ProbedLimb = {
  readonly centre: readonly [number, number];
  readonly along: Triple;
  readonly back: Triple;
  readonly halfWidthPx: number;
  readonly pxPerCm: number;
};

export type ProbedHand = {
  readonly points: readonly (readonly [number, number])[];
  readonly flag: number;
  readonly rightness: number;
  readonly hasForearm: boolean;
  /** Thumb, index, middle, ring, little finger. */
  readonly rings: readonly ProbedLimb[];
  readonly wrist: ProbedLimb;
};

type FollowedHand = { readonly hand?: ProbedHand; readonly trackMs: number };

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Set by the engine's probe page. */
    hands?: {
      readonly detect: (picture: Blob) => Promise<readonly ProbedHand[]>;
      readonly follow: (pictures: readonly Blob[]) => Promise<readonly FollowedHand[]>;
    };
  }
}

export type HandsProbe = {
  /** Looks for hands in one picture, as in an uploaded photograph; the larger first. */
  readonly detect: (picture: Uint8Array) => Promise<readonly ProbedHand[]>;
  /** Follows the larger hand from picture to picture, as before a camera. */
  readonly follow: (pictures: readonly Uint8Array[]) => Promise<readonly FollowedHand[]>;
  readonly close: () => Promise<void>;
};

/** Opens `probe.html` of a folder of engine assets in a tab of `browser`, to have hands found. */
export async function openHandsProbe(browser: Browser, assetsFolder: string): Promise<HandsProbe> {
  const { page, close } = await openProbePage(browser, assetsFolder, { asked: 'hands' });
  return {
    detect: async (picture) =>
      page.evaluate(async (base64) => {
        if (window.hands === undefined) throw new Error('the probe page finds no hands');
        return window.hands.detect(new Blob([Uint8Array.fromBase64(base64)]));
      }, Buffer.from(picture).toString('base64')),
    follow: async (pictures) =>
      page.evaluate(
        async (list) => {
          if (window.hands === undefined) throw new Error('the probe page finds no hands');
          return window.hands.follow(list.map((base64) => new Blob([Uint8Array.fromBase64(base64)])));
        },
        pictures.map((picture) => Buffer.from(picture).toString('base64')),
      ),
    close,
  };
}
