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
}

/** Watches how this very page is shown again. A new page has no `isKept`. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, { isKept: false });
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(globalThis, { isKept: persisted });
    });
  });
}

/** Whether this very page was kept; of a page that was loaded anew, the browser's reasons. */
const isKept = async (page: Page) =>
  page.evaluate(
    `globalThis.isKept ?? JSON.stringify(performance.getEntriesByType('navigation')[0]?.notRestoredReasons)`,
  );

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
    await arriveAt(page, path);
    await mark(page);
    // Another document, as a bookmark opens it.
    await arriveAt(page, '/eng-us/watches');
    await mark(page);
    // Playwright's own goBack waits for a load that a kept page does not have.
    await page.evaluate(() => history.back());
    await expect.poll(() => isKept(page)).toBe(true);
    expect(new URL(page.url()).pathname).toContain(path.split('?', 1)[0]);
    await page.evaluate(() => history.forward());
    await expect.poll(() => isKept(page)).toBe(true);
    await context.close();
  });
});
