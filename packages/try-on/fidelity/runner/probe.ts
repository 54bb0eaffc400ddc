import type { Browser } from 'playwright-core';
import type { PicturePoint } from '../../src/geometry/point.ts';
import { openProbePage } from './probe-page.ts';

/** The head's turn as x, y, z, w of a unit quaternion, from the canonical face to camera space. */
export type ProbedPose = {
  readonly rotation: readonly [number, number, number, number];
  /** Real centimetres per centimetre of the canonical face. */
  readonly size: number;
};

/** The engine's answer to one picture; `hint` is its advice to the shopper. */
export type Probed = ({ readonly none: true } | Found) & { readonly hint?: string };

export type Found = {
  readonly none?: never;
  /** 478 points: x, y (and depth) in pixels of the picture. */
  readonly points: readonly (readonly number[])[];
  /** Lower edges of the earlobes, right then left: pixels of the picture. */
  readonly lobes: readonly (readonly number[])[];
  /** The engine's confidence that this is a face, 0 to 1. */
  readonly flag: number;
  readonly pose?: ProbedPose;
  /** The focal length that the pose was solved for, in pixels of the picture. */
  readonly focalPx: number;
};

/** Where products are drawn on a face that is followed, filtered over time, in pixels of the picture. */
export type SteadiedPoints = {
  /** The 468 points of the head that glasses and earrings hang on. */
  readonly head: readonly PicturePoint[];
  /** Lower edges of its earlobes, right then left. */
  readonly lobes: readonly PicturePoint[];
  /** The 478 points that make-up is laid on by. */
  readonly paint: readonly PicturePoint[];
};
/** The engine's answer to one picture of many; `trackMs` is the worker's time for it. */
type Followed = Probed & { readonly steady?: SteadiedPoints; readonly trackMs: number };

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Set by the engine's probe page, which is built together with its assets. */
    probe?: {
      readonly detect: (picture: Blob) => Promise<Probed>;
      readonly follow: (pictures: readonly Blob[]) => Promise<readonly Followed[]>;
    };
  }
}

export type Probe = {
  /** Looks for a face in one picture, as in an uploaded photograph. */
  readonly detect: (picture: Uint8Array) => Promise<Probed>;
  /** Follows a face from picture to picture, as before a camera with 30 frames a second. */
  readonly follow: (pictures: readonly Uint8Array[]) => Promise<readonly Followed[]>;
  readonly close: () => Promise<void>;
};

/** Opens `probe.html` of a folder of engine assets in a tab of `browser`. */
export async function openProbe(browser: Browser, assetsFolder: string): Promise<Probe> {
  const { page, close } = await openProbePage(browser, assetsFolder, { asked: 'probe' });
  return {
    detect: async (picture) =>
      page.evaluate(async (base64) => {
        if (window.probe === undefined) throw new Error('the probe page has no probe');
        return window.probe.detect(new Blob([Uint8Array.fromBase64(base64)]));
      }, Buffer.from(picture).toString('base64')),
    follow: async (pictures) =>
      page.evaluate(
        async (list) => {
          if (window.probe === undefined) throw new Error('the probe page has no probe');
          return window.probe.follow(list.map((base64) => new Blob([Uint8Array.fromBase64(base64)])));
        },
        pictures.map((picture) => Buffer.from(picture).toString('base64')),
      ),
    close,
  };
}
