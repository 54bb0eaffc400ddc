import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTryOnAssets } from '../src/asset-build/build-assets.ts';
import { linearOf } from '../src/colour/linear-colour.ts';
import { bareLips } from '../src/makeup/bare-lips.ts';
import { LIP_FINISHES } from '../src/makeup/finishes.ts';
import { LIP_TRIANGLES, lipMesh } from '../src/makeup/lip-mesh.ts';
import { paintedLip } from '../src/makeup/lip-paint.ts';
import { skinColour, whiteBalance } from '../src/makeup/white-balance.ts';
import { landmarkColours, pictureLuminance } from '../src/tracking/luminance.ts';
import type { WornProduct } from '../src/worn-product.ts';
import { paintedPicture } from './makeup/reference-picture.ts';
import type { Pixels } from './makeup/reference-picture.ts';
import { eyePixels, lipPixels, pixelsBesideLips } from './makeup/region-of-truth.ts';
import { meanChange, mostChange, shadeError, withoutShine } from './makeup/shade-error.ts';
import type { HeadTruth } from './picture/head-truth.ts';
import { readPixels } from './picture/read-pixels.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHeadStudio } from './runner/head-studio.ts';
import type { HeadStudio } from './runner/head-studio.ts';
import { openProbe } from './runner/probe.ts';
import { openWornPhotos } from './runner/worn-photos.ts';
import type { WornPhotos } from './runner/worn-photos.ts';
import { aScene, ROOM } from './scenes.ts';
import type { NamedScene } from './scenes.ts';

const READY_WITHIN_MS = 600_000;
const TONES = ['fair', 'medium', 'deep'] as const;
const FINISHES = ['matte', 'satin', 'gloss'] as const;
/** A red, a pale pink and a plum: the lightest and the darkest that lipsticks are. */
const SHADES = ['#a8182d', '#c98a86', '#5e1f3c'] as const;
/**
 * A lamp of nearly white light in front, and a camera that does not change it. White is just below the camera's
 * maximum.
 */
const NEUTRAL = { ...ROOM, keyFromDeg: [0, 20], exposure: 0.7 } as const;
const CAMERA = { widthPx: 300, heightPx: 400, fovDeg: 26, distanceCm: 80, headOffsetCm: [0, 0] } as const;

type Person = { readonly png: Buffer; readonly bare: Pixels; readonly truth: HeadTruth };

let assetsFolder = '';
let browser: Browser;
let wearing: WornPhotos;
const people = new Map<string, Person>();
const cards = new Map<string, Pixels>();

beforeAll(async () => {
  assetsFolder = await mkdtemp(join(tmpdir(), 'try-on-assets-'));
  await buildTryOnAssets({ outDir: assetsFolder, pages: true });
  browser = await startChromium();
  const studio = await openHeadStudio(browser);
  wearing = await openWornPhotos(browser, assetsFolder);
  for (const tone of TONES) {
    const person = await drawn(studio, { tone });
    const bare = await readPixels(browser, await wearing.worn(person.png, 'nothing'));
    people.set(tone, { ...person, bare });
  }
  for (const shade of SHADES) {
    const lips = linearOf(shade);
    if (lips) cards.set(shade, (await drawn(studio, { surface: { lips } })).bare);
  }
  await studio.close();
}, READY_WITHIN_MS);

afterAll(async () => {
  await wearing.close();
  await browser.close();
  await rm(assetsFolder, { recursive: true, force: true });
});

async function drawn(studio: HeadStudio, changes: Partial<NamedScene>): Promise<Person> {
  const { png, truth } = await studio.drawPng(
    aScene('made up', { camera: CAMERA, light: NEUTRAL, ...changes }),
  );
  return { png, truth, bare: await readPixels(browser, png) };
}

function known<Value>(found: Value | undefined): Value {
  if (found === undefined) throw new Error('it was not drawn');
  return found;
}

async function madeUp(tone: string, product: WornProduct): Promise<Person & { readonly worn: Pixels }> {
  const person = known(people.get(tone));
  return { ...person, worn: await readPixels(browser, await wearing.worn(person.png, product)) };
}

describe('a lipstick on a drawn face in neutral light', () => {
  const wishes = TONES.flatMap((tone) => FINISHES.map((finish) => ({ tone, finish })));

  it.each(wishes)(
    '[R1.006] is true to its shades, ΔE2000 ≤ 6 beside a card of the swatch: $finish on $tone lips',
    async ({ tone, finish }) => {
      const errors = [];
      for (const colour of SHADES) {
        const { worn, truth } = await madeUp(tone, { type: 'lipsticks', colour, finish });
        const lips = lipPixels(truth);
        const card = known(cards.get(colour));
        errors.push(shadeError(worn, card, finish === 'gloss' ? withoutShine(worn, lips) : lips));
      }
      process.stdout.write(
        `ΔE2000 ${finish} on ${tone}: ${errors.map((error) => error.toFixed(1)).join(' ')}\n`,
      );
      expect(Math.max(...errors)).toBeLessThanOrEqual(6);
    },
  );

  it.each(TONES)('[R1.006] leaves everything beside the lips as it was on %s skin', async (tone) => {
    const { bare, worn, truth } = await madeUp(tone, {
      type: 'lipsticks',
      colour: '#5e1f3c',
      finish: 'gloss',
    });
    expect(mostChange(bare, worn, pixelsBesideLips(truth))).toBeLessThanOrEqual(2);
  });

  it('[R1.006] is drawn by the graphics card as it is worked out here', async () => {
    const colour = '#a8182d';
    const { png, bare, worn, truth } = await madeUp('medium', { type: 'lipsticks', colour, finish: 'satin' });
    const expected = await workedOut(png, bare, colour);
    expect(meanChange(worn, expected, lipPixels(truth))).toBeLessThan(2);
  });
});

async function workedOut(png: Uint8Array, bare: Pixels, colour: string): Promise<Pixels> {
  const probe = await openProbe(browser, assetsFolder);
  const found = await probe.detect(png);
  await probe.close();
  if (found.none === true) throw new Error('no face was found');
  const landmarks = Float32Array.from(found.points.flat());
  const { widthPx, heightPx, bytes } = bare;
  const raster = {
    format: 'rgba',
    widthPx,
    heightPx,
    pixels: { bytes, offset: 0, stride: 4 * widthPx },
  } as const;
  const colours = landmarkColours(raster, landmarks);
  const skin = skinColour(colours);
  const lips = bareLips(colours, { skin, white: whiteBalance(skin, pictureLuminance(raster).bright) });
  const look = {
    shade: known(linearOf(colour)),
    finish: { ...LIP_FINISHES.satin, glints: 0 },
    white: lips.white,
    mean: lips.mean,
    side: 0,
  };
  return paintedPicture(bare, {
    mesh: lipMesh(landmarks, lips.at),
    triangles: LIP_TRIANGLES,
    paintedAt: (under, place) => paintedLip(under, place, look),
  });
}

describe('an eyeshadow on a drawn face', () => {
  it.each(TONES)('[R1.006] leaves the eyeballs as they were, and shows, on %s skin', async (tone) => {
    const { bare, worn, truth } = await madeUp(tone, {
      type: 'eyeshadows',
      shades: [
        { colour: '#e4e0c9', finish: 'matte' },
        { colour: '#aeb083', finish: 'shimmer' },
        { colour: '#5f6a49', finish: 'matte' },
        { colour: '#28352c', finish: 'matte' },
      ],
    });
    expect(mostChange(bare, worn, eyePixels(truth))).toBeLessThanOrEqual(2);
    const all = Array.from({ length: bare.bytes.length / 4 }, (_, k) => 4 * k);
    expect(mostChange(bare, worn, all)).toBeGreaterThan(30);
  });
});
