import { PROVEN_TYPES } from '@vitrine/try-on/fidelity';
import type { Browser, Page } from 'playwright-core';
import { table } from '../figures/figure.ts';
import { treeUsage } from '../process-tree.ts';
import { openCameraBrowser } from './camera-browser.ts';
import { firstWorn, openProbePage } from './probe-page.ts';
import { serveTryOn } from './served-try-on.ts';

const MINUTES = 10;
const MS_PER_MINUTE = 60_000;
const MEGABYTE = 1_000_000;

interface Sample {
  readonly minute: number;
  /** What script keeps, after the collector ran. */
  readonly heapBytes: number;
  /** All processes of the browser, in proportion where memory is shared. */
  readonly allBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  /** WebGL contexts that were not released. */
  readonly contexts: number;
}

/**
 * Opens the camera, wears and closes for ten minutes in one page, every type of a head in turn, and prints what is kept
 * after each minute. What the first minute leaves is what the browser keeps for good, such as compiled code.
 */
export async function memoryOverTime(assetsFolder: string): Promise<string> {
  const browser = await openCameraBrowser(assetsFolder, 'head');
  const served = await serveTryOn(assetsFolder);
  try {
    const page = await openProbePage(browser, served.origin, COUNT_CONTEXTS);
    return told(await samplesOf(browser, page));
  } finally {
    await served.close();
    await browser.close();
  }
}

/** Runs in the page before its scripts: tells later which WebGL contexts still live, and keeps none of them alive itself. */
const COUNT_CONTEXTS = `
  const made = (window.madeContexts = []);
  const known = new WeakSet();
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = original.call(this, kind, ...rest);
    if (/webgl/.test(kind) && context && !known.has(context)) made.push(new WeakRef(context));
    if (context) known.add(context);
    return context;
  };`;

async function samplesOf(browser: Browser, page: Page): Promise<readonly Sample[]> {
  const heads = PROVEN_TYPES.filter(({ subject }) => subject === 'head');
  const samples: Sample[] = [];
  const startedAt = performance.now();
  let rounds = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    while (performance.now() - startedAt < minute * MS_PER_MINUTE) {
      const worn = heads[rounds % heads.length];
      if (worn) await firstWorn(page, worn.product);
      rounds += 1;
    }
    samples.push({ minute, ...(await kept(browser, page)) });
  }
  process.stdout.write(`opened, worn and closed ${rounds} times\n`);
  return samples;
}

async function kept(browser: Browser, page: Page): Promise<Omit<Sample, 'minute'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const contexts = await page.evaluate((): number => {
    const made: unknown = Reflect.get(window, 'madeContexts');
    return Array.isArray(made)
      ? made.filter((one: unknown) => {
          const context: unknown = one instanceof WeakRef ? one.deref() : undefined;
          return context instanceof WebGL2RenderingContext && !context.isContextLost();
        }).length
      : Number.NaN;
  });
  if (!browser.isConnected()) throw new Error('the browser is gone');
  return {
    heapBytes: metric('JSHeapUsedSize'),
    allBytes: treeUsage(process.pid, { withMemory: true }).shop.memoryBytes,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    contexts,
  };
}

function told(samples: readonly Sample[]): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  const rows = samples.map(
    ({ minute, heapBytes, allBytes, nodes, listeners, contexts }) =>
      `| ${minute} | ${mb(heapBytes)} | ${mb(allBytes)} | ${nodes} | ${listeners} | ${contexts} |`,
  );
  const growth = (name: string, of: 'heapBytes' | 'allBytes'): Parameters<typeof table>[0][number] => ({
    name,
    unit: 'MB',
    measured: (last[of] - first[of]) / MEGABYTE,
    better: 'lower',
  });
  return [
    '| minute | heap, MB | all processes, MB | nodes | listeners | WebGL contexts alive |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    table([
      growth('growth of the heap after the first minute', 'heapBytes'),
      growth('growth of all processes after the first minute', 'allBytes'),
    ]),
  ].join('\n');
}

const mb = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
