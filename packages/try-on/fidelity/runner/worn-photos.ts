import type { Browser, Page } from 'playwright-core';
import type { WornProduct } from '../../src/worn-product.ts';
import { PROVEN_TYPES } from '../proven-types.ts';
import { openProbePage } from './probe-page.ts';

/** Watches show ten past ten, so that their pictures can be compared. All other clocks run on. */
export const STOPPED_CLOCK = `
  const Running = Date;
  Date = class extends Running {
    constructor(...at) {
      super(...(at.length > 0 ? at : [2026, 0, 1, 10, 8, 30]));
    }
  };`;
declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Set by the engine's probe page. */
    wearing?: {
      readonly worn: (photo: Blob, products: readonly object[]) => Promise<Blob>;
      readonly compared: (
        products: readonly object[],
        share: number,
      ) => Promise<Record<'both' | 'left' | 'right', Blob>>;
      readonly adjusted: (step: Step | undefined) => Promise<Blob>;
      readonly changed: (products: readonly object[]) => Promise<Blob>;
      readonly placed: (feet: object) => Promise<Blob>;
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

/** A movement of the shopper's hand, in pixels of the container. */
type Step = { readonly rightPx?: number; readonly turn?: number; readonly scaleBy?: number };
/** A piece of a type, or none. */
type Piece = WornProduct['type'] | 'nothing';

const piecesOf = (piece: Piece): readonly WornProduct[] =>
  PROVEN_TYPES.flatMap(({ type, product }) => (type === piece ? [product] : []));

export type WornPhotos = {
  /** A PNG of the photo with that product worn, or bare. */
  readonly worn: (photo: Uint8Array, piece: Piece | WornProduct) => Promise<Buffer>;
  /** The photo with another product on its right half, where the halves meet; and with each product alone. */
  readonly compared: (piece: Piece, share: number) => Promise<Record<'both' | 'left' | 'right', Buffer>>;
  /**
   * Moves the worn product by hand, or back to its found place when no movement is given. Returns the screen after it.
   */
  readonly adjusted: (step?: Step) => Promise<Buffer>;
  /** The screen as a PNG; undefined if it shows nothing. */
  readonly onScreen: () => Promise<Buffer | undefined>;
  /** The codes of all failures so far. */
  readonly failures: () => Promise<readonly string[]>;
  readonly loseGraphics: () => Promise<void>;
  readonly giveGraphicsBack: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens `probe.html` of a folder of engine assets in a tab of `browser`, to have things worn on photos. */
export async function openWornPhotos(browser: Browser, assetsFolder: string): Promise<WornPhotos> {
  const opened = { asked: 'wearing', script: STOPPED_CLOCK } as const;
  const { page, close } = await openProbePage(browser, assetsFolder, opened);
  return {
    worn: async (photo, piece) =>
      pngOf(
        await wornOn(
          page,
          Buffer.from(photo).toString('base64'),
          typeof piece === 'string' ? piecesOf(piece) : [piece],
        ),
      ),
    compared: async (piece, share) => {
      const { both, left, right } = await comparedOn(page, piecesOf(piece), share);
      return { both: pngOf(both), left: pngOf(left), right: pngOf(right) };
    },
    adjusted: async (step) =>
      pngOf(
        await page.evaluate(async (ask) => {
          const picture = await window.wearing?.adjusted(ask ?? undefined);
          return new Uint8Array((await picture?.arrayBuffer()) ?? []).toBase64();
        }, step),
      ),
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
      await close();
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

async function comparedOn(
  page: Page,
  products: readonly object[],
  share: number,
): Promise<Record<'both' | 'left' | 'right', string>> {
  return page.evaluate(
    async (ask) => {
      if (window.wearing === undefined) throw new Error('the probe page wears nothing');
      const taken = await window.wearing.compared(ask.products, ask.share);
      const [both = '', left = '', right = ''] = await Promise.all(
        [taken.both, taken.left, taken.right].map(async (picture) =>
          new Uint8Array(await picture.arrayBuffer()).toBase64(),
        ),
      );
      return { both, left, right };
    },
    { products, share },
  );
}
