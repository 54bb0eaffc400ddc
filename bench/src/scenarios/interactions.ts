import { startChromiumWithoutGraphics } from '@vitrine/testing';
import type { Page } from 'playwright-core';
import type { Figure } from '../figures/figure.ts';
import { median } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

/** As Lighthouse slows a telephone of the middle class. */
const SLOWED = 4;
const ROUNDS = 5;
/** The browser tells events that took at least this long, in ms. */
const THRESHOLD_MS = 16;

/**
 * Interaction to next paint (https://web.dev/articles/inp) of scripted visits on a telephone whose processor is slowed
 * four times. A visit has fewer than fifty interactions, so its INP is the longest of them. Medians of five visits.
 */
export async function interactions({ origin }: MeasuredShop): Promise<readonly Figure[]> {
  const browser = await startChromiumWithoutGraphics();
  const worstOf = async (path: string, visit: (page: Page) => Promise<void>): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(watch, THRESHOLD_MS);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await visit(page);
      await painted(page);
      times.push(Number(await page.evaluate('worstMs')));
      await context.close();
    }
    return median(times);
  };
  try {
    return [
      figureOf('from the product page to the bag', await worstOf('/eng-us/products/AU7001', toTheBag)),
      figureOf('letters on a piece', await worstOf('/eng-us/perso-configurator?skuId=QB5021', letters)),
    ];
  } finally {
    await browser.close();
  }
}

const figureOf = (visit: string, measured: number): Figure => ({
  name: `interaction to next paint at 4×, ${visit}`,
  unit: 'ms',
  must: 100,
  measured,
  better: 'lower',
});

/** Runs in the browser: keeps the longest interaction, in ms, as the global `worstMs`. */
function watch(durationThreshold: number): void {
  let worstMs = 0;
  const keep = (): object => Object.assign(globalThis, { worstMs });
  keep();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) worstMs = Math.max(worstMs, entry.duration);
    keep();
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

/** Two frames, so that what an interaction changed has been shown and told. */
const painted = async (page: Page): Promise<void> =>
  page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function toTheBag(page: Page): Promise<void> {
  for (const name of ['Menu', 'Materials']) {
    await page.locator('summary', { hasText: name }).first().click();
    await painted(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Size guide' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await page.getByRole('link', { name: 'View bag' }).waitFor();
}

async function letters(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /letters/iu }).click();
  for (const key of ['A', 'N', '.', 'Backspace', 'B', 'K']) {
    await page.keyboard.press(key);
    await painted(page);
  }
}
