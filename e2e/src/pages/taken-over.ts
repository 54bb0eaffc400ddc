import type { Page } from 'playwright-core';

/** Waits until the page's scripts have taken it over. Before, a link leads to another document, as without scripts. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => '__STORE__' in window);
}
