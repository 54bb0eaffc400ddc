import { afterEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { PIECES } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();

const visitors: Visitor[] = [];
const arrive = async (options: Parameters<typeof newVisitor>[1] = {}) => {
  const visitor = await newVisitor(origin, options);
  visitors.push(visitor);
  return visitor.page;
};
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

describe('a shopper who searches', () => {
  it('[R2.067, R7.014] gets from the home page to the bag with the keyboard alone', async () => {
    const page = await arrive({ width: 1280 });
    await page.goto('/eng-us/homepage');
    await takenOver(page);
    /** Goes on with the Tab key to what has this role and name; a page has fewer stops than the limit. */
    const tabTo = async (role: 'combobox' | 'button', name: string) => {
      const wanted = page.getByRole(role, { name, exact: true });
      const isThere = async () => wanted.evaluate((element) => element === document.activeElement);
      for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    };
    await tabTo('combobox', 'Search');
    await page.keyboard.type(PIECES.sunglasses.name.toLowerCase());
    await page.getByRole('option', { name: new RegExp(PIECES.sunglasses.name, 'u') }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Results for/u }).waitFor();
    const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${PIECES.sunglasses.name}`, 'u') });
    await found.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/products/*${PIECES.sunglasses.product.toLowerCase()}*`);
    await tabTo('button', 'Add to bag');
    await page.keyboard.press('Enter');
    await page.getByText('Added to your bag').first().waitFor();
  });

  it('[R2.067] finds, narrows and goes back without JavaScript', async () => {
    const page = await arrive({ javaScript: false, width: 1280 });
    await page.goto('/eng-us/homepage');
    await page.getByRole('searchbox', { name: 'Search' }).fill('wach');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/eng-us/search?q=wach');
    await page.getByRole('main').getByText(/watch/u).first().waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: /mm/u }).count()).toBeGreaterThan(0);
  });
});
