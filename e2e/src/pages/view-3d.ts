import type { Locator, Page } from 'playwright-core';
import { wordsOf } from './words.ts';

const words = wordsOf('eng');

export const opener = (page: Page): Locator =>
  page.getByRole('button', { name: words('product_view_3d'), exact: true });
export const closer = (page: Page): Locator =>
  page.getByRole('button', { name: words('product_view_3d_close') });
/** What hands and keys act on. */
export const stage = (page: Page): Locator => page.getByRole('application');
/** A control of the view, by the key of its words. */
export const control = (page: Page, key: string): Locator =>
  page.getByRole('button', { name: words(key), exact: true });

/** Waits until nothing moves, and answers what is seen as it is said to screen readers. */
export async function sightOf(page: Page, expected: RegExp): Promise<string> {
  const sight = page.getByRole('status').filter({ hasText: expected });
  await sight.waitFor({ state: 'attached', timeout: 60_000 });
  return (await sight.textContent()) ?? '';
}

/** Whether any script that the page has fetched can draw in three dimensions. */
export async function hasFetchedGraphics(page: Page): Promise<boolean> {
  return page.evaluate(`Promise.all(
    performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(async ({ name }) => (await (await fetch(name)).text()).includes('webglcontextlost')),
  ).then((found) => found.includes(true))`);
}
