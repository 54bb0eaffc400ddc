import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROVEN_TYPES } from '@vitrine/try-on/fidelity';
import type { Figure } from '../figures/figure.ts';
import { openCameraBrowser } from '../try-on/camera-browser.ts';
import { buildTryOnPages } from '../try-on/served-try-on.ts';
import { typeCost } from '../try-on/type-cost.ts';

const MEGABYTE = 1_000_000;

/** What it costs that a drawn head before the camera wears sunglasses in Chromium; `npm run bench:try-on` tells of all types. */
export async function tryOnFrames(): Promise<readonly Figure[]> {
  const [sunglasses] = PROVEN_TYPES;
  if (!sunglasses) throw new Error('no type is worn');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-try-on-bench-'));
  try {
    await buildTryOnPages(folder);
    const browser = await openCameraBrowser(folder, sunglasses.subject);
    try {
      return rows(await typeCost(browser, folder, sunglasses));
    } finally {
      await browser.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rows = (cost: Awaited<ReturnType<typeof typeCost>>): readonly Figure[] => [
  row('try-on, the worker, per frame (CPU)', 'ms', { must: 40, aim: 25, measured: cost.trackMs }),
  row('try-on, script per worn frame, p95 (CPU)', 'ms', { must: 8, aim: 5, measured: cost.scriptMs }),
  row('try-on, first worn frame after consent, cold', 'ms', {
    must: 8000,
    aim: 4000,
    measured: cost.coldMs,
  }),
  row('try-on, first worn frame after consent, warm', 'ms', {
    must: 4000,
    aim: 1500,
    measured: cost.warmMs,
  }),
  row('try-on, download', 'MB', { must: 6, aim: 5, measured: cost.downloadBytes / MEGABYTE }),
];

const row = (name: string, unit: string, limits: Pick<Figure, 'must' | 'aim' | 'measured'>): Figure => ({
  name,
  unit,
  ...limits,
  better: 'lower',
});
