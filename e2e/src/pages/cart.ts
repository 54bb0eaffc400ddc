import type { Locator, Page } from 'playwright-core';
import { type JourneyLanguage, wordsOf } from './words.ts';

/** Waits until the shop says that something went into the cart. */
export async function isAdded(page: Page, language: JourneyLanguage = 'eng'): Promise<void> {
  await page
    .getByRole('status')
    .getByText(wordsOf(language)('global_added_to_cart'), { exact: true })
    .waitFor();
}

/** The link to a piece on a page that shows it once: in the cart, or on a listing, where more follows the name. */
export const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}(?:\\s|$)`, 'u') });

/** What the cart costs. */
export const cartSummary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });
