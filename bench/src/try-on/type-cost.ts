import type { ProvenType } from '@vitrine/try-on/fidelity';
import type { Browser } from 'playwright-core';
import { median, p95 } from '../measure.ts';
import { treeUsage } from '../process-tree.ts';
import { scriptTimesBetweenMarks, tracing, workerTimesBetweenMarks } from '../script-time.ts';
import { firstWorn, FRAME_MARK, openProbePage, wearFrames } from './probe-page.ts';
import { compressedBytes, serveTryOn } from './served-try-on.ts';

const ROUNDS = 3;
const FRAMES_PER_ROUND = 40;

/** What wearing one type costs the shopper's device. */
export interface TypeCost {
  /** Of the worker, a frame: the median. */
  readonly trackMs: number;
  /** Main-thread script of a worn frame, p95. */
  readonly scriptMs: number;
  readonly coldMs: number;
  readonly warmMs: number;
  readonly downloadBytes: number;
  /** What all processes of the browser have more than with a blank page, while it is worn. */
  readonly memoryBytes: number;
}

/**
 * What the worker does and the page's script are processor time of their threads out of Chromium's trace: wall time
 * would measure the neighbours, and how long a processor that plays graphics card makes both wait. Of the worker all of
 * a frame counts, from its pixels to its points; neighbours who share its caches can only lengthen that, so of three
 * rounds the least median is taken. Of the page all frames count, those too in which the graphics are first made ready;
 * the collector's pauses inside script count, style, layout and paint do not. The first worn frame is wall time, as the
 * shopper waits it: cold, who agrees at once on a first visit; warm, whose engine got ready while he read what he is
 * asked to agree to. The download is what the page asked for, compressed as the shop sends it, without the model.
 */
export async function typeCost(
  browser: Browser,
  assetsFolder: string,
  { product }: Pick<ProvenType, 'product'>,
): Promise<TypeCost> {
  const served = await serveTryOn(assetsFolder);
  const open = async () => openProbePage(browser, served.origin);
  const once = async () => {
    const page = await open();
    const times = await firstWorn(page, product);
    await page.close();
    return times;
  };
  try {
    const cold = await once();
    const warm = await once();
    const downloadBytes = await compressedBytes(served.sent());
    const page = await open();
    const blankBytes = browserMemory();
    const medians: number[] = [];
    const scriptMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const trace = await tracing(browser, async () => wearFrames(page, product, FRAMES_PER_ROUND));
      medians.push(median(workerTimesBetweenMarks(trace, FRAME_MARK)));
      scriptMs.push(...scriptTimesBetweenMarks(trace, FRAME_MARK));
    }
    if (scriptMs.length < ROUNDS * (FRAMES_PER_ROUND - 1)) throw new Error('frames are missing in the trace');
    const memoryBytes = browserMemory() - blankBytes;
    await page.close();
    return {
      trackMs: Math.min(...medians),
      scriptMs: p95(scriptMs),
      coldMs: cold.readyMs + cold.wornMs,
      warmMs: warm.wornMs,
      downloadBytes,
      memoryBytes,
    };
  } finally {
    await served.close();
  }
}

/** Of this process and all it has started, in proportion where shared. */
const browserMemory = (): number => treeUsage(process.pid, { withMemory: true }).shop.memoryBytes;
