import { startChromiumThatKeepsPages } from '@vitrine/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSON } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { PIECES, pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();

let browser: Browser;
beforeAll(async () => {
  browser = await startChromiumThatKeepsPages();
});
afterAll(async () => browser.close());

/** The network is idle for a while before the page has loaded, too, and no browser keeps a page that is loading. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // A page that is shown again knows that it was kept. A new one has no `isKept`.
  await page.evaluate(() => {
    Object.assign(globalThis, { isKept: false });
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(globalThis, { isKept: persisted });
    });
  });
}

interface Refusal {
  /** `Circumstantial` where the browser was too busy, say, and nothing of the page stood in the way. */
  readonly type: string;
  readonly reason: string;
}

/** Goes to the page before or after; why the browser loaded it anew, where it had not kept it. */
async function goTo(page: Page, way: 'back' | 'forward', path: string): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', (said) => refusals.push(...said.notRestoredExplanations));
  // Playwright's own goBack waits for a load that a kept page does not have.
  await page.evaluate((direction) => history[direction](), way);
  await expect.poll(() => page.url()).toContain(path.split('?', 1)[0]);
  await expect
    .poll(async () => (await page.evaluate('globalThis.isKept')) === true || refusals.length > 0)
    .toBe(true);
  await session.detach();
  return refusals;
}

const OTHER = '/eng-us/watches';
/** As often as a busy browser may throw away what it could have kept. */
const VISITS = 3;

describe('Back and Forward', () => {
  it.each([
    ['the home page', '/eng-us/homepage'],
    ['a product page', pageOf('sunglasses')],
    ['a listing', '/eng-us/leather-goods'],
    ['a search', '/eng-us/search?q=watch'],
    ['the configurator', `/eng-us/perso-configurator?skuId=${PIECES.signet.sku}`],
  ])('show %s at once, as it was left', async (_name, path) => {
    const context = await browser.newContext({ baseURL: origin, userAgent: PERSON });
    const page = await context.newPage();
    let refusals: readonly Refusal[] = [];
    for (let visit = 0; visit < VISITS && (visit === 0 || refusals.length > 0); visit += 1) {
      await arriveAt(page, path);
      // Another document, as a bookmark opens it.
      await arriveAt(page, OTHER);
      refusals = [...(await goTo(page, 'back', path)), ...(await goTo(page, 'forward', OTHER))];
      expect(refusals.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
    }
    expect(refusals).toEqual([]);
    await context.close();
  });
});
