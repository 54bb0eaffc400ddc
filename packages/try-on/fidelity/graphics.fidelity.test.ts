import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTryOnAssets } from '../src/asset-build/build-assets.ts';
import { comparePictures } from './picture/compare-pictures.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHeadStudio } from './runner/head-studio.ts';
import { openWornPhotos } from './runner/worn-photos.ts';
import type { WornPhotos } from './runner/worn-photos.ts';
import { aScene, WEBCAM } from './scenes.ts';

const READY_WITHIN_MS = 300_000;
const POLLING = { timeout: 60_000, interval: 250 } as const;

let assetsFolder = '';
let browser: Browser;
let photo: Buffer;
let nobody: Buffer;
let wearing: WornPhotos;

beforeAll(async () => {
  assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
  await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  browser = await startChromium();
  const studio = await openHeadStudio(browser);
  photo = (await studio.drawPng(aScene('worn', { camera: WEBCAM }))).png;
  nobody = (await studio.drawPng(aScene('an empty room', { subject: 'nobody', camera: WEBCAM }))).png;
  await studio.close();
}, READY_WITHIN_MS);

afterAll(async () => {
  await browser.close();
  await rm(assetsFolder, { recursive: true, force: true });
});

beforeEach(async () => {
  wearing = await openWornPhotos(browser, assetsFolder);
});
afterEach(async () => wearing.close());

describe('a photo', () => {
  it('[R1.006, R2.091] comes out as sharp as it went in where nothing is worn, and where something is', async () => {
    expect(await comparePictures(browser, photo, await wearing.worn(photo, 'nothing'))).toEqual({
      mean: 0,
      changedShare: 0,
    });
    // Lips are a three-hundredth of this picture. No pixel of its hair, lashes and seams may change.
    expect(await changed(photo, await wearing.worn(photo, 'lipsticks'))).toBeLessThan(0.004);
  });
});

describe('sunglasses on a photo', () => {
  it('[R1.006] are drawn on the face and leave the rest of the picture as it was', async () => {
    const bare = await wearing.worn(photo, 'nothing');
    const worn = await wearing.worn(photo, 'sunglasses');
    const { changedShare } = await comparePictures(browser, bare, worn);
    expect(changedShare).toBeGreaterThan(0.015);
    expect(changedShare).toBeLessThan(0.08);
  });
});

describe('earrings on a photo', () => {
  it('[R1.006] are drawn beside the face and leave the rest of the picture as it was', async () => {
    const bare = await wearing.worn(photo, 'nothing');
    const worn = await wearing.worn(photo, 'earrings');
    const { changedShare } = await comparePictures(browser, bare, worn);
    expect(changedShare).toBeGreaterThan(0.0005);
    expect(changedShare).toBeLessThan(0.01);
  });
});

const changed = async (one: Buffer, other: Buffer): Promise<number> =>
  (await comparePictures(browser, one, other)).changedShare;

describe('two outfits that are compared', () => {
  it('[R2.087, R4.018] share the picture, each as it is worn alone', async () => {
    const sunglasses = await wearing.worn(photo, 'sunglasses');
    const { both, left, right } = await wearing.compared('earrings', 0.5);
    expect(await changed(left, sunglasses)).toBeLessThan(0.0005);
    const apart = await changed(left, right);
    const [fromLeft, fromRight] = [await changed(both, left), await changed(both, right)];
    expect(fromLeft).toBeGreaterThan(apart / 4);
    expect(fromRight).toBeGreaterThan(apart / 4);
    // Every pixel belongs to one half or the other, except those of the line between them.
    expect(Math.abs(fromLeft + fromRight - apart)).toBeLessThan(0.01);
  });
});

describe('what is worn on a photo, moved by hand', () => {
  it('goes where it is moved, and back to where it was found', async () => {
    const worn = await wearing.worn(photo, 'sunglasses');
    const moved = await wearing.adjusted({ rightPx: 60, turn: 0.2, scaleBy: 1.2 });
    expect(await changed(worn, moved)).toBeGreaterThan(0.02);
    expect(await changed(worn, await wearing.adjusted())).toBeLessThan(0.0005);
  });

  it('is put into a picture in which nobody is found', async () => {
    const bare = await wearing.worn(nobody, 'sunglasses');
    const placed = await wearing.adjusted({});
    expect(await changed(bare, placed)).toBeGreaterThan(0.01);
    expect(await changed(placed, await wearing.adjusted({ rightPx: 80 }))).toBeGreaterThan(0.01);
    expect(await changed(bare, await wearing.adjusted())).toBe(0);
  });
});

describe('graphics memory that the browser takes away', () => {
  it('is drawn full again when it is given back: the same picture with the same product', async () => {
    const before = await wearing.worn(photo, 'sunglasses');
    await wearing.loseGraphics();
    await vi.waitFor(async () => expect(await wearing.onScreen()).toBeUndefined(), POLLING);
    await wearing.giveGraphicsBack();
    const after = await vi.waitUntil(async () => wearing.onScreen(), POLLING);
    expect((await comparePictures(browser, before, after)).mean).toBeLessThan(0.2);
    expect(await wearing.failures()).toEqual([]);
  });

  it('ends the try-on with a failure of its own when it is not', async () => {
    await wearing.worn(photo, 'sunglasses');
    await wearing.loseGraphics();
    await vi.waitFor(async () => expect(await wearing.failures()).toEqual(['graphics-lost']), POLLING);
    expect(await wearing.onScreen()).toBeUndefined();
  });
});
