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

/** Lighthouse 13, mobile, simulated throttling, on loopback: medians of runs that each have a new browser. */
export async function lighthouseScores({ origin }: MeasuredShop): Promise<readonly Figure[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await runOnce(`${origin}/eng-us/products/AU2001`));
  const medianOf = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
  const audit = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue);
  return [
    ...CATEGORIES.map((category): Figure => ({
      name: `Lighthouse ${category}`,
      unit: '',
      must: category === 'performance' ? 95 : 100,
      aim: 100,
      measured: Math.round(medianOf(({ categories }) => categories[category]?.score) * 100),
      better: 'higher',
    })),
    {
      name: 'largest contentful paint, simulated',
      unit: 's',
      must: 2.5,
      aim: 1.5,
      measured: audit('largest-contentful-paint') / 1000,
      better: 'lower',
    },
    {
      name: 'cumulative layout shift',
      unit: '',
      must: 0,
      aim: 0,
      measured: audit('cumulative-layout-shift'),
      better: 'lower',
    },
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
