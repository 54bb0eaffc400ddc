import type { Page } from 'playwright-core';

/** Waits for the confirmation page and reads the order's number from it. */
export async function confirmedOrder(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  return page
    .getByText(/^AU[A-Z0-9]{8}$/u)
    .first()
    .innerText();
}
