import type { Locator, Page } from 'playwright-core';

/** More than any page has. */
const STOPS = 150;

/** Presses Tab until the control has the focus. Throws where it never comes there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${String(control)}`);
}
