import type { Browser, Page } from 'playwright-core';
import { lookDownAt } from '../../src/pose/feet-pose.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { DetectedFeet } from '../../src/tracking/detected-feet.ts';
import type { WornProduct } from '../../src/worn-product.ts';
import { serveAssets } from './serve-assets.ts';
import { STOPPED_CLOCK } from './worn-photos.ts';

/**
 * A product worn on a picture. The picture is a photo, or comes from the front camera, which mirrors, or from the rear
 * camera.
 */
export type GoldenLook = {
  readonly from: 'photo' | 'user' | 'environment';
  readonly picture: Uint8Array;
  readonly products: readonly WornProduct[];
  /** Worn on the right half of the screen, beside the others. */
  readonly beside?: readonly WornProduct[];
  /** Where feet were put by hand, in pixels of the picture. */
  readonly feet?: DetectedFeet;
};

type Direction = 'ltr' | 'rtl';

/** The square of the screen that is compared: its place, and its side in pixels. */
export const LOOK_PX = 480;
const READY_WITHIN_MS = 60_000;

type Base64 = { readonly base64: string };
type Taken<Picture> = { readonly bare: Picture; readonly worn: Picture };
type LiveAsk = Omit<GoldenLook, 'from' | 'picture'> & { readonly facing: string };
type PhotoAsk = Omit<GoldenLook, 'from' | 'picture' | 'feet'> & { readonly feet: object | undefined };

declare global {
  // Merging into the global object's own type needs an interface.
  interface Window {
    /** Set by the engine's probe page. */
    live?: { readonly shown: (look: LiveAsk & { readonly picture: Blob }) => Promise<Taken<Blob>> };
  }
}

export type Looks = {
  /** The pictures that the shopper would keep, with and without what is worn: PNG files. */
  readonly take: (look: GoldenLook) => Promise<Taken<Buffer>>;
  /** The last look of a photo or a camera on the screen of a page in that direction of writing: a PNG. */
  readonly onScreen: (from: GoldenLook['from'], direction: Direction) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Opens the engine in two tabs of `browser`, one for photos and one for cameras. Each serves all looks. */
export async function openLooks(browser: Browser, assetsFolder: string): Promise<Looks> {
  const server = await serveAssets(assetsFolder);
  const [photos, cameras] = await Promise.all([
    openTab(browser, server.origin),
    openTab(browser, server.origin),
  ]);
  return {
    take: async ({ from, picture, feet, ...worn }) => {
      const file = { base64: Buffer.from(picture).toString('base64') };
      const { bare: without, worn: dressed } =
        from === 'photo'
          ? await onPhoto(photos, file, { ...worn, feet: feet && onTheScreen(feet) })
          : await beforeCamera(cameras, file, { ...worn, ...(feet && { feet }), facing: from });
      return { bare: Buffer.from(without, 'base64'), worn: Buffer.from(dressed, 'base64') };
    },
    onScreen: async (from, direction) => {
      const page = from === 'photo' ? photos : cameras;
      await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
      return page.locator('#mirror').screenshot();
    },
    close: async () => {
      await Promise.all([photos.close(), cameras.close()]);
      await server.close();
    },
  };
}

async function openTab(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(STOPPED_CLOCK);
  await page.goto(`${origin}/probe.html`);
  await page.addStyleTag({
    content: `#mirror { width: ${LOOK_PX}px !important; height: ${LOOK_PX}px !important }`,
  });
  await page.waitForFunction(() => window.live !== undefined, undefined, { timeout: READY_WITHIN_MS });
  return page;
}

const share = ({ x, y }: Point): Point => ({ x: x / LOOK_PX, y: y / LOOK_PX });

/** A photo in the size at which the screen shows each of its pixels as one pixel. */
function onTheScreen({ left, right }: DetectedFeet): object | undefined {
  if (!left || !right) return undefined;
  const placed = ({ heel, toe }: typeof left) => ({ heel: share(heel), toe: share(toe) });
  return { left: placed(left), right: placed(right), lookDown: lookDownAt(left.up) };
}

async function onPhoto(page: Page, file: Base64, ask: PhotoAsk): Promise<Taken<string>> {
  return page.evaluate(
    async ({ base64, products, beside, feet }) => {
      const { wearing } = window;
      if (wearing === undefined) throw new Error('the probe page wears nothing');
      const found = await wearing.worn(new Blob([Uint8Array.fromBase64(base64)]), products);
      const placed = feet && (await wearing.placed(feet));
      const bare = await wearing.changed([]);
      await wearing.changed(products);
      const compared = beside && (await wearing.compared(beside, 0.5));
      const [without = '', dressed = ''] = await Promise.all(
        [bare, compared?.both ?? placed ?? found].map(async (picture) =>
          new Uint8Array(await picture.arrayBuffer()).toBase64(),
        ),
      );
      return { bare: without, worn: dressed };
    },
    { ...file, ...ask },
  );
}

async function beforeCamera(page: Page, file: Base64, ask: LiveAsk): Promise<Taken<string>> {
  return page.evaluate(
    async ({ base64, ...look }) => {
      const taken = await window.live?.shown({ ...look, picture: new Blob([Uint8Array.fromBase64(base64)]) });
      if (taken === undefined) throw new Error('the probe page shows nothing');
      const [without = '', dressed = ''] = await Promise.all(
        [taken.bare, taken.worn].map(async (picture) =>
          new Uint8Array(await picture.arrayBuffer()).toBase64(),
        ),
      );
      return { bare: without, worn: dressed };
    },
    { ...file, ...ask },
  );
}
