import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, QUIET } from '@vitrine/testing/chromium';
import { chromium } from 'playwright-core';
import lighthouse, { type Result } from 'lighthouse';
import type { Figure } from '../figures/figure.ts';
import { median } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

const DEBUGGING_PORT = 9377;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Other work of the machine makes the page's tasks longer, and they count four times, so one run says little. */
const RUNS = 5;

/** What is measured of a page, and what it must reach. */
interface MeasuredPage {
  readonly path: string;
  /** Behind the name of its figures; the product page's have stood alone from the beginning. */
  readonly of: string;
  /** A page of the visitor's own words is not for search engines. */
  readonly isIndexed: boolean;
  /** Seconds. */
  readonly paintedWithin: number;
  /** Milliseconds that scripts may hold up the page. */
  readonly blockedFor?: number;
  /** KB (1,000 bytes) that the first view may load. */
  readonly weighs?: number;
}

const PAGES: readonly MeasuredPage[] = [
  { path: '/eng-us/products/AU2001', of: '', isIndexed: true, paintedWithin: 1.8, blockedFor: 150 },
  {
    path: '/eng-us/homepage',
    of: ', home page',
    isIndexed: true,
    paintedWithin: 1.8,
    blockedFor: 150,
    weighs: 400,
  },
  { path: '/eng-us/leather-goods', of: ', listing', isIndexed: true, paintedWithin: 1.8, blockedFor: 150 },
  { path: '/eng-us/search?q=watch', of: ', search', isIndexed: false, paintedWithin: 1.8, blockedFor: 150 },
];

/** Lighthouse 13, mobile, simulated throttling, on loopback: medians of runs that each have a new browser. */
export async function lighthouseScores({ origin }: MeasuredShop): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await runOnce(origin + page.path));
    figures.push(...scoresOf(page, results), ...timesOf(page, results));
  }
  return figures;
}

function medianOf(results: readonly Result[], read: (result: Result) => number | null | undefined): number {
  return median(results.map((result) => read(result) ?? Number.NaN));
}

function scoresOf({ of, isIndexed }: MeasuredPage, results: readonly Result[]): readonly Figure[] {
  return CATEGORIES.filter((category) => isIndexed || category !== 'seo').map((category) => ({
    name: `Lighthouse ${category}${of}`,
    unit: '',
    must: category === 'performance' ? 95 : 100,
    aim: 100,
    measured: Math.round(medianOf(results, ({ categories }) => categories[category]?.score) * 100),
    better: 'higher',
  }));
}

function timesOf(
  { of, paintedWithin, blockedFor, weighs }: MeasuredPage,
  results: readonly Result[],
): readonly Figure[] {
  const audit = (id: string) => medianOf(results, ({ audits }) => audits[id]?.numericValue);
  const lower = { better: 'lower' } as const;
  return [
    {
      ...lower,
      name: `largest contentful paint, simulated${of}`,
      unit: 's',
      must: paintedWithin,
      aim: 1.5,
      measured: audit('largest-contentful-paint') / 1000,
    },
    {
      ...lower,
      name: `cumulative layout shift${of}`,
      unit: '',
      must: 0,
      aim: 0,
      measured: audit('cumulative-layout-shift'),
    },
    ...(blockedFor === undefined
      ? []
      : [
          {
            ...lower,
            name: `total blocking time, simulated${of}`,
            unit: 'ms',
            must: blockedFor,
            measured: audit('total-blocking-time'),
          },
        ]),
    ...(weighs === undefined
      ? []
      : [
          {
            ...lower,
            name: `first view${of}, loaded by Lighthouse`,
            unit: 'KB',
            must: weighs,
            measured: audit('total-byte-weight') / 1000,
          },
        ]),
  ];
}

async function runOnce(url: string): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    headless: true,
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, ...QUIET],
  });
  try {
    const run = await lighthouse(url, {
      port: DEBUGGING_PORT,
      output: 'json',
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (run === undefined) throw new Error('Lighthouse gave no result');
    return run.lhr;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
