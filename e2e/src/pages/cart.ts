import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type JourneyLanguage, wordsOf } from './words.ts';

/** Waits until the shop says that something went into the cart; fails with what it says instead. */
export async function isAdded(page: Page, language: JourneyLanguage = 'eng'): Promise<void> {
  const added = wordsOf(language)('global_added_to_cart');
  await expect
    .poll(async () => (await page.getByRole('status').allTextContents()).join(' '))
    .toContain(added);
}

/** The link to a piece on a page that shows it once: in the cart, or on a listing, where more follows the name. */
export const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}(?:\\s|$)`, 'u') });

/** What the cart costs. */
export const cartSummary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });
