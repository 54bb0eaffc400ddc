import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import type { Figure } from '../figure.ts';
import type { Shop } from './pages.ts';

const DEBUGGING_PORT = 9377;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse 13, mobile, simulated throttling, on loopback. */
export async function lighthouseScores({ origin }: Shop): Promise<readonly Figure[]> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    headless: true,
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ],
  });
  try {
    const run = await lighthouse(`${origin}/eng-us/products/AU2001`, {
      port: DEBUGGING_PORT,
      output: 'json',
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (run === undefined) throw new Error('Lighthouse gave no result');
    const scores = CATEGORIES.map((category): Figure => {
      const measured = Math.round((run.lhr.categories[category]?.score ?? 0) * 100);
      return {
        name: `Lighthouse ${category}`,
        unit: '',
        must: category === 'performance' ? 95 : 100,
        aim: 100,
        measured,
        better: 'higher',
      };
    });
    const shift = run.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
    return [
      ...scores,
      { name: 'cumulative layout shift', unit: '', must: 0, aim: 0, measured: shift, better: 'lower' },
    ];
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
