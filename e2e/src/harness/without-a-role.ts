import type { Locator, Page } from 'playwright-core';

/*
 * Journeys find things as people do, by roles and words. These have neither: the document itself and its head, a
 * canvas, and states that only a style sheet reads. No journey writes a CSS selector of its own.
 */

/** The `html` element: its language, its direction, and the layout of the page. */
export const documentElement = (page: Page): Locator => page.locator('html');

export const layoutOf = async (page: Page): Promise<string | null> =>
  documentElement(page).getAttribute('data-layout');

/** All that can be read on the page. */
export const textOf = async (page: Page): Promise<string> => page.locator('body').innerText();

export const canonicalLink = (page: Page): Locator => page.locator('link[rel=canonical]');

/** The picture of the try-on, with what is worn on it. */
export const tryOnCanvas = (page: Page): Locator => page.getByRole('dialog').locator('canvas');

/** A picture enlarged in a dialog, which is called what it shows; its own alternative text is empty. */
export const enlargedPicture = (page: Page): Locator => page.getByRole('dialog').locator('img');

/** The sections of a page: the home page's have no names, as their headings may be missing. */
export const sectionsOf = (page: Page): Locator => page.getByRole('main').locator('section');

/** The links to what is chosen, as in a row of colours. */
export const currentLinks = (page: Page): Locator => page.getByRole('main').locator('a[aria-current=true]');

/** Waits until the 3D view has come this far. */
export async function viewIs(page: Page, state: 'shown' | 'resting'): Promise<void> {
  await page.getByRole('main').locator(`[data-state=${state}]`).waitFor({ timeout: 60_000 });
}
