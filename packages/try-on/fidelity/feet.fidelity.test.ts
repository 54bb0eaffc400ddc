import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTryOnAssets } from '../src/asset-build/build-assets.ts';
import { FOOT_CLIPS } from './foot-clips.ts';
import { judgeFeet } from './judge-feet.ts';
import type { FootVerdict } from './judge-feet.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openFeetProbe } from './runner/feet-probe.ts';
import { openFootStudio } from './runner/foot-studio.ts';
import { judgeSharedFeet } from './shared-feet.ts';
import type { FootPhotoVerdict } from './shared-feet.ts';
import { SHARED_PHOTOS, sharedPhotosArePresent } from './shared-photos.ts';

const RUN_WITHIN_MS = 300_000;

let verdicts: readonly FootVerdict[] = [];
let photographed: readonly FootPhotoVerdict[] = [];

beforeAll(async () => {
  const browser = await startChromium();
  try {
    const studio = await openFootStudio(browser);
    verdicts = await judgeFeet(studio);
    await studio.close();
    if (sharedPhotosArePresent()) photographed = await judgePhotos(browser);
  } finally {
    await browser.close();
  }
  for (const { name, drift, worst, rmsPx } of verdicts)
    process.stdout.write(
      `${name.padEnd(14)} drift ${(100 * drift).toFixed(1)} %, worst ${(100 * worst).toFixed(1)} %, ${rmsPx.toFixed(2)} px\n`,
    );
  for (const { name, found } of photographed) process.stdout.write(`${name}: ${found}\n`);
}, RUN_WITHIN_MS);

async function judgePhotos(browser: Browser): Promise<readonly FootPhotoVerdict[]> {
  const assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-feet-'));
  try {
    await buildTryOnAssets({ outDir: assetsFolder, pages: true });
    const probe = await openFeetProbe(browser, assetsFolder);
    const judged = await judgeSharedFeet(probe);
    await probe.close();
    return judged;
  } finally {
    await rm(assetsFolder, { recursive: true, force: true });
  }
}

describe('shoes on feet that were placed by hand before a camera', () => {
  it.each(FOOT_CLIPS.map(({ name }) => name))('[R1.006] keep heel and toe while it is %s', (name) => {
    expect(verdicts.find((verdict) => verdict.name === name)).toMatchObject({ faults: [] });
  });
});

describe('where the shopper begins to place shoes in a photograph', () => {
  it('[R1.006] is near the feet that stand there, and nowhere where none are', (context) => {
    if (!sharedPhotosArePresent()) context.skip(`${SHARED_PHOTOS} is absent`);
    expect(photographed.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(photographed.length).toBeGreaterThan(0);
  });
});
