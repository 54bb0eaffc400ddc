import type { Locator, Page } from 'playwright-core';

/** The card of a parcel or a return on the workshop's page, by the number of its order or its own. */
export const workshopCard = (page: Page, number: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: number }) });

/** Opens the workshop's page anew, once it knows of a number. */
export async function openWorkshop(page: Page, origin: string, number: string): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    await page.goto(origin);
    if ((await workshopCard(page, number).count()) > 0) return;
    if (Date.now() > deadline) throw new Error(`The workshop does not know ${number}`);
    await page.waitForTimeout(ASK_EVERY_MS);
  }
}

const WAIT_MS = 20_000;
const ASK_EVERY_MS = 250;

/** Presses the buttons of one card, one after the other; each leads back to the page. */
export async function press(page: Page, number: string, ...buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await workshopCard(page, number)
      .getByRole('button', { name: new RegExp(`^${name}`, 'u') })
      .click();
  }
}
