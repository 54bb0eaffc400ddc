import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTryOnAssets } from '../src/asset-build/build-assets.ts';
import { hairScenes } from './hair-scenes.ts';
import { judgeHair } from './judge-hair.ts';
import type { HairVerdict } from './judge-hair.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHeadStudio } from './runner/head-studio.ts';
import { openWornPhotos } from './runner/worn-photos.ts';

const RUN_WITHIN_MS = 600_000;
/** The engine cannot tell one hair colour from the skin around it. There everything is drawn as on short hair. */
const OVER = hairScenes('over the ears');
const BEHIND = hairScenes('behind the ears').slice(0, 2);

const verdicts: HairVerdict[] = [];
let assetsFolder = '';

beforeAll(async () => {
  assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
  await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  const browser = await startChromium();
  const studio = await openHeadStudio(browser);
  const wearing = await openWornPhotos(browser, assetsFolder);
  for (const scene of [...OVER, ...BEHIND])
    verdicts.push(...(await judgeHair(scene, { browser, studio, wearing })));
  await wearing.close();
  await studio.close();
  await browser.close();
  process.stdout.write(`${verdicts.map(lineOf).join('\n')}\n`);
}, RUN_WITHIN_MS);

afterAll(async () => {
  await rm(assetsFolder, { recursive: true, force: true });
});

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const lineOf = ({ name, worn, underHairPx, drawnShare, freePx, hiddenShare }: HairVerdict): string =>
  `${name.padEnd(36)}${worn.padEnd(12)}${percent(drawnShare)} of ${underHairPx} px under hair drawn, ${percent(hiddenShare)} of ${freePx} px beside it hidden`;

function verdictsOn(names: readonly { readonly name: string }[], worn: HairVerdict['worn']) {
  const wanted = new Set(names.map(({ name }) => name));
  const found = verdicts.filter((verdict) => wanted.has(verdict.name) && verdict.worn === worn);
  expect(found).toHaveLength(names.length);
  return found;
}

describe('long hair on heads of our own making', () => {
  it.each(['sunglasses', 'earrings'] as const)(
    '[R1.006] hides what it hangs over, wherever it can be told from skin: %s',
    (worn) => {
      const found = verdictsOn(OVER, worn);
      const hidden = found.filter(({ underHairPx, drawnShare }) => underHairPx > 0 && drawnShare < 0.1);
      expect(hidden.length).toBeGreaterThanOrEqual(OVER.length - 1);
    },
  );

  it('[R1.006] hides no earring that hangs from a bare ear, and no temple that lies over hair drawn back', () => {
    for (const worn of ['sunglasses', 'earrings'] as const)
      for (const { freePx, hiddenShare } of verdictsOn(BEHIND, worn)) {
        expect(freePx).toBeGreaterThan(0);
        expect(hiddenShare).toBeLessThan(0.15);
      }
  });
});
