import type { Page } from 'playwright-core';

/** Waits for the confirmation page and reads the order's number from it. */
export async function confirmedOrder(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  return page.getByText(/^AU[A-Z0-9]{8}$/u).innerText();
}

/** [R9.024] How often a waiting page asks about the payment. */
const PAYMENT_EVERY_MS = 60_000;

/** Makes the page's clock one that can be put forward; until then it goes as ever. To be called before the page loads. */
export async function takeTimeInHand(page: Page): Promise<void> {
  await page.clock.install();
}

/**
 * Puts the clock of a page that still waits forward to its next poll, instead of waiting for it.
 */
export async function letTheNextPollCome(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'We are waiting for the payment' }).waitFor();
  await page.clock.fastForward(PAYMENT_EVERY_MS);
}
