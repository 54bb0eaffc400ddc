import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFakeCamera } from '@vitrine/try-on/fidelity';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { scriptTimesBetweenMarks, tracing } from '../script-time.ts';
import { buildTryOnPages, compressedBytes, serveTryOn, type ServedTryOn } from '../try-on-pages.ts';

const CAMERA = { frames: 16, framesPerSecond: 15 } as const;
const SIZE = { width: 640, height: 480 } as const;
const ROUNDS = 3;
const FRAMES_PER_ROUND = 40;
/** Set by the probe page before each frame. */
const FRAME_MARK = 'worn-frame';
const MEGABYTE = 1_000_000;

/** The processor draws, as it must where there is no graphics card; the camera is a file. */
const argumentsFor = (camera: string): string[] => [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${camera}`,
];

/**
 * A drawn head before the camera wears a product in Chromium, 640×480.
 *
 * Tracking is the worker's own clock from the frame's pixels to its points. Neighbours can only lengthen it, so of
 * three rounds the least median counts. The page's script is processor time of its thread out of Chromium's trace: its
 * wall time would measure the neighbours and how long a processor that plays graphics card makes the page wait. All
 * frames count, those too in which the graphics are first made ready; the collector's pauses inside script count,
 * style, layout and paint do not. The first worn frame is wall time, as the shopper waits it: cold, who agrees at once on
 * a first visit; warm, whose engine got ready while he read what he is asked to agree to. The download is what the page asked for, compressed as the shop sends it.
 */
export async function tryOnFrames(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-try-on-bench-'));
  try {
    await buildTryOnPages(folder);
    const camera = join(folder, 'camera.y4m');
    await makeFakeCamera(camera, CAMERA);
    const served = await serveTryOn(folder);
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      headless: true,
      args: argumentsFor(camera),
    });
    try {
      return await measured(browser, served);
    } finally {
      await browser.close();
      await served.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(browser: Browser, served: ServedTryOn): Promise<readonly Figure[]> {
  const cold = await firstWorn(browser, served);
  const warm = await firstWorn(browser, served);
  const page = await probePage(browser, served);
  const medians: number[] = [];
  const scriptMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const trace = await tracing(browser, async () =>
      medians.push(median(await trackMs(page, served.modelUrl))),
    );
    scriptMs.push(...scriptTimesBetweenMarks(trace, FRAME_MARK));
  }
  if (scriptMs.length < ROUNDS * (FRAMES_PER_ROUND - 1)) throw new Error('frames are missing in the trace');
  const bytes = await compressedBytes(served.sent());
  return [
    row('try-on, tracking per frame in the worker', 'ms', {
      must: 40,
      aim: 25,
      measured: Math.min(...medians),
    }),
    row('try-on, script per worn frame, p95 (CPU)', 'ms', { must: 8, aim: 5, measured: p95(scriptMs) }),
    row('try-on, first worn frame after consent, cold', 'ms', {
      must: 8000,
      aim: 4000,
      measured: cold.readyMs + cold.wornMs,
    }),
    row('try-on, first worn frame after consent, warm', 'ms', {
      must: 4000,
      aim: 1500,
      measured: warm.wornMs,
    }),
    row('try-on, download', 'MB', { must: 6, aim: 5, measured: bytes / MEGABYTE }),
  ];
}

async function probePage(browser: Browser, { origin }: ServedTryOn): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/probe.html`);
  await page.waitForFunction(() => Reflect.get(window, 'probe') !== undefined);
  return page;
}

/** A page that has the engine start from nothing: until it is ready, and from there until the product is seen worn. */
async function firstWorn(
  browser: Browser,
  served: ServedTryOn,
): Promise<{ readonly readyMs: number; readonly wornMs: number }> {
  const page = await probePage(browser, served);
  const answer: unknown = await page.evaluate(async (modelUrl): Promise<unknown> => {
    const probe: unknown = Reflect.get(window, 'probe');
    const ask: unknown = Reflect.get(Object(probe), 'firstWorn');
    if (typeof ask !== 'function') throw new Error('the probe page cannot say when a product is first worn');
    const times: unknown = await Reflect.apply(ask, probe, [{ type: 'sunglasses', modelUrl }]);
    return times;
  }, served.modelUrl);
  await page.close();
  const [readyMs, wornMs] = ['readyMs', 'wornMs'].map((key): unknown => Reflect.get(Object(answer), key));
  if (typeof readyMs !== 'number' || typeof wornMs !== 'number') throw new Error('no times were answered');
  return { readyMs, wornMs };
}

const row = (name: string, unit: string, limits: Pick<Figure, 'must' | 'aim' | 'measured'>): Figure => ({
  name,
  unit,
  ...limits,
  better: 'lower',
});

/** Wears the product for a round of frames; throws unless the head was followed in nearly all of them. */
async function trackMs(page: Page, modelUrl: string): Promise<readonly number[]> {
  const answer: unknown = await page.evaluate(
    async ({ product, frames, size }): Promise<unknown> => {
      const probe: unknown = Reflect.get(window, 'probe');
      const measure: unknown = Reflect.get(Object(probe), 'measure');
      if (typeof measure !== 'function') throw new Error('the probe page cannot measure');
      const figures: unknown = await Reflect.apply(measure, probe, [product, frames, size]);
      return figures;
    },
    { product: { type: 'sunglasses', modelUrl }, frames: FRAMES_PER_ROUND, size: SIZE },
  );
  const { times, tracked, size } = readFigures(answer);
  if (size !== `${SIZE.width}x${SIZE.height}`) throw new Error(`the camera delivers ${size}`);
  if (tracked < FRAMES_PER_ROUND * 0.9)
    throw new Error(`only ${tracked} of ${FRAMES_PER_ROUND} were tracked`);
  return times;
}

function readFigures(answer: unknown): { times: readonly number[]; tracked: number; size: string } {
  const read = (key: string): unknown => Reflect.get(Object(answer), key);
  const [times, tracked, size] = [read('trackMs'), read('tracked'), read('size')];
  if (!Array.isArray(times) || typeof tracked !== 'number' || typeof size !== 'string') {
    throw new Error('the probe page measured something else');
  }
  return { times: times.map(Number), tracked, size };
}

function p95(values: readonly number[]): number {
  const rising = values.toSorted((a, b) => a - b);
  return rising[Math.ceil(rising.length * 0.95) - 1] ?? Number.NaN;
}
