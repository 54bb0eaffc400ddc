import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTryOnAssets } from '../../src/asset-build/build-assets.ts';
import type { Pixels } from '../makeup/reference-picture.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { goldenDifference, isAsGolden } from './golden-difference.ts';
import type { GoldenDifference } from './golden-difference.ts';
import { goldenPath, openGoldenFiles } from './golden-file.ts';
import type { GoldenFiles } from './golden-file.ts';
import { COMPARED_GOLDENS, GOLDENS } from './golden-scenes.ts';
import { brighter, moved, takenOff } from './slightly-wrong.ts';
import { takeGoldens } from './take-goldens.ts';
import type { TakenGolden } from './take-goldens.ts';

const READY_WITHIN_MS = 900_000;

let assetsFolder = '';
let browser: Browser;
let files: GoldenFiles;
const taken = new Map<string, TakenGolden>();

beforeAll(async () => {
  assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
  await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  browser = await startChromium();
  files = await openGoldenFiles(browser);
  for await (const golden of takeGoldens(browser, assetsFolder)) taken.set(golden.name, golden);
}, READY_WITHIN_MS);

afterAll(async () => {
  await browser.close();
  await rm(assetsFolder, { recursive: true, force: true });
});

const namesOf = (goldens: readonly { readonly name: string }[]) => goldens.map(({ name }) => name);

type Compare = (picture: Pixels) => Promise<GoldenDifference>;

/** A golden as it is now, and its comparison with pictures. */
async function lookedAt(name: string): Promise<{
  readonly now: TakenGolden;
  readonly bare: Pixels;
  readonly worn: Pixels;
  readonly compare: Compare;
}> {
  const now = taken.get(name);
  if (now === undefined) throw new Error(`${name} was not taken`);
  const [bare, worn] = [await files.read(now.bare), await files.read(now.worn)];
  const golden = await files.read(await readFile(goldenPath(name)));
  const compare: Compare = async (picture) =>
    goldenDifference({ bare, worn, filed: await files.read(await files.written(picture)), golden });
  return { now, bare, worn, compare };
}

async function judge(name: string): Promise<void> {
  const { bare, worn, compare } = await lookedAt(name);
  const difference = await compare(worn);
  const { shadeDeltaE, strayShare } = difference;
  process.stdout.write(
    `${name}: ΔE2000 ${shadeDeltaE.toFixed(2)}, ${(100 * strayShare).toFixed(1)} % elsewhere\n`,
  );
  expect(difference).toSatisfy(isAsGolden);
  for (const wrong of [moved, brighter, takenOff])
    expect(await compare(wrong(bare, worn))).not.toSatisfy(isAsGolden);
}

describe('what is worn on drawn bodies', () => {
  it.each(namesOf(GOLDENS))(
    '[R1.006] looks as it did when it was looked at and found right, and would be missed two pixels aside: %s',
    judge,
  );
});

describe('two outfits compared on a page that is written from right to left', () => {
  it.each(namesOf(COMPARED_GOLDENS))('[R2.087, R4.018] share the screen as they did: %s', judge);

  it.each(namesOf(COMPARED_GOLDENS))(
    '[R2.087, R4.018] share it as on one that is written from left to right: %s',
    async (name) => {
      const { now, compare } = await lookedAt(name);
      if (now.fromLeft === undefined) throw new Error('the screen was not taken');
      expect(await compare(await files.read(now.fromLeft))).toSatisfy(isAsGolden);
    },
  );
});
