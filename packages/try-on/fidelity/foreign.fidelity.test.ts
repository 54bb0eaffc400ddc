import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTryOnAssets } from '../src/asset-build/build-assets.ts';
import { FOREIGN_MODELS, foreignModelsArePresent, REWRITINGS, takeForeign } from './foreign-models.ts';
import type { ForeignType, TakenForeign } from './foreign-models.ts';
import { at } from './geometry/point.ts';
import { changedBox } from './picture/changed-box.ts';
import type { ChangedBox } from './picture/changed-box.ts';
import { comparePictures } from './picture/compare-pictures.ts';
import type { HeadTruth } from './picture/head-truth.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHeadStudio } from './runner/head-studio.ts';
import { openWornPhotos } from './runner/worn-photos.ts';
import type { WornPhotos } from './runner/worn-photos.ts';
import { aScene } from './scenes.ts';

const READY_WITHIN_MS = 300_000;
const PHOTO = { widthPx: 900, heightPx: 1200, fovDeg: 26, distanceCm: 105, headOffsetCm: [0, 0] } as const;
/** The distance from the lowest edge of a lobe up to its piercing, in an average ear. */
const PIERCED_CM = 0.62;
/**
 * The earring as its maker drew it (a cluster, a chain and a pearl), in centimetres: its length, and the part of the
 * cluster above the middle of the cluster.
 */
const EARRING_CM = 3.62;
const ABOVE_LOBE_CM = 0.65;
/** Two rewritings may differ only by the rounding and simplifying of their triangles. */
const SAME_SHARE = 0.004;

const ABSENT = `${FOREIGN_MODELS} is absent`;
const isHere = foreignModelsArePresent();
let folder = '';
let browser: Browser;
let wearing: WornPhotos;
let head: { readonly png: Buffer; readonly truth: HeadTruth };
let nobody: Buffer;

beforeAll(async () => {
  if (!isHere) return;
  folder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
  await buildTryOnAssets({ outDir: folder, pages: true });
  browser = await startChromium();
  const studio = await openHeadStudio(browser);
  head = await studio.drawPng(aScene('a foreign earring', { camera: PHOTO }));
  nobody = (await studio.drawPng(aScene('an empty room', { subject: 'nobody', camera: PHOTO }))).png;
  await studio.close();
  wearing = await openWornPhotos(browser, folder);
}, READY_WITHIN_MS);

afterAll(async () => {
  if (!isHere) return;
  await wearing.close();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const names = Object.keys(REWRITINGS);
const taken = async (type: ForeignType, name: string): Promise<TakenForeign> => {
  const rewriting = REWRITINGS[name];
  if (rewriting === undefined) throw new Error(`no rewriting ${name}`);
  return takeForeign(type, rewriting, { servedFolder: folder, name: `${type}-${names.indexOf(name)}` });
};

const heightOf = ({ top, bottom }: ChangedBox): number => bottom - top;
const middleOf = ({ left, right }: ChangedBox): number => (left + right) / 2;

describe('an earring that others made', () => {
  it('hangs in both lobes at its true size, however it was written', async (context) => {
    if (!isHere) context.skip(ABSENT);
    const bare = await wearing.worn(head.png, 'nothing');
    const pictures: Buffer[] = [];
    for (const name of names) {
      const picture = await wearing.worn(head.png, (await taken('earrings', name)).worn);
      for (const [ear, half] of [[0, [0, 0.5]] as const, [1, [0.5, 1]] as const]) {
        const box = await changedBox(browser, [bare, picture], half);
        if (box === undefined) throw new Error(`${name}: nothing hangs in ear ${ear}`);
        const lobe = at(head.truth.earLobes, ear);
        const pxPerCm = head.truth.focalPx / -at(at(head.truth.earRestsCm, ear), 2);
        const tolerancePx = 0.08 * head.truth.interpupillaryPx;
        expect(Math.abs(middleOf(box) - lobe[0])).toBeLessThan(tolerancePx);
        expect(Math.abs(box.top - (lobe[1] - (PIERCED_CM + ABOVE_LOBE_CM) * pxPerCm))).toBeLessThan(
          tolerancePx,
        );
        expect(heightOf(box) / pxPerCm / EARRING_CM).toBeGreaterThan(0.88);
        expect(heightOf(box) / pxPerCm / EARRING_CM).toBeLessThan(1.12);
      }
      pictures.push(picture);
    }
    const [first, ...others] = pictures;
    if (first === undefined) throw new Error('nothing was worn');
    for (const other of others)
      expect((await comparePictures(browser, first, other)).changedShare).toBeLessThan(SAME_SHARE);
  });
});

describe('a sneaker that others made', () => {
  it('stands in the picture the same way, however it was written, and in the colour that is asked for', async (context) => {
    if (!isHere) context.skip(ABSENT);
    const bare = await wearing.worn(nobody, 'nothing');
    const placed: Buffer[] = [];
    for (const name of names) {
      await wearing.worn(nobody, (await taken('sneakers', name)).worn);
      placed.push(await wearing.adjusted({}));
    }
    const [first, ...others] = placed;
    if (first === undefined) throw new Error('nothing was worn');
    const box = await changedBox(browser, [bare, first]);
    expect(box === undefined ? 0 : heightOf(box)).toBeGreaterThan(200);
    for (const other of others)
      expect((await comparePictures(browser, first, other)).changedShare).toBeLessThan(SAME_SHARE);
    const { worn } = await taken('sneakers', 'as it is');
    await wearing.worn(nobody, { ...worn, variant: 'street' });
    const street = await wearing.adjusted({});
    expect((await comparePictures(browser, first, street)).changedShare).toBeGreaterThan(0.005);
  });
});
