import { afterEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { isAdded, linkTo } from '../pages/cart.ts';
import { PIECES } from '../pages/pieces.ts';
import { tabTo } from '../pages/tab-to.ts';
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
    const { name, product } = PIECES.sunglasses;
    await tabTo(page, page.getByRole('combobox', { name: 'Search', exact: true }));
    await page.keyboard.type(name.toLowerCase());
    await page.getByRole('option', { name: new RegExp(`^${name}\\s.*\\$`, 'u') }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Results for/u }).waitFor();
    // A page that has come sets the focus once; a shopper tabs after that.
    await page.waitForLoadState('networkidle');
    await tabTo(page, linkTo(page, name));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/products/*-${product}*`);
    await page.waitForLoadState('networkidle');
    await tabTo(page, page.getByRole('button', { name: 'Add to bag', exact: true }));
    await page.keyboard.press('Enter');
    await isAdded(page);
  });

  it('[R2.067] finds, narrows and goes back without JavaScript', async () => {
    const page = await arrive({ javaScript: false, width: 1280 });
    await page.goto('/eng-us/homepage');
    await page.getByRole('searchbox', { name: 'Search' }).fill('wach');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/eng-us/search?q=wach');
    await page.getByRole('heading', { name: /Results for/u }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: /mm/u }).count()).toBeGreaterThan(0);
  });
});
