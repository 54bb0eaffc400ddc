import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { HARRIET, signIn } from '../pages/account.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();

describe('a wishlist', () => {
  const visitors: Visitor[] = [];
  const aVisitor = async (javaScript = true): Promise<Visitor> => {
    const visitor = await newVisitor(origin, { javaScript });
    visitors.push(visitor);
    return visitor;
  };
  let guest: Visitor;
  beforeEach(async () => {
    guest = await aVisitor();
  });
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) await visitor.leave();
  });

  it('[R2.056, R2.057, R4.025, R6.018, R7.184, R8.011] begins with a guest, goes with the customer, and is shared', async () => {
    const { page } = guest;
    await page.goto(pageOf('sunglasses'));
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await page.getByText('Added to your wishlist').waitFor();
    await page.getByRole('link', { name: /^Wishlist.*1 piece/u }).waitFor();

    await page.goto('/eng-us/mylv/wishlist');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/eng-us/mylv/wishlist');
    await signIn(page.getByRole('dialog'), HARRIET);
    await page.waitForURL('**/eng-us/mylv/wishlist');
    const piece = page.getByRole('main').getByRole('link', { name: /^Rive/u });
    await piece.waitFor();

    await page.getByRole('button', { name: /^Remove Rive/u }).click();
    await page.getByRole('button', { name: /^Put it back: Rive/u }).click();
    await page.getByRole('button', { name: /^Remove Rive/u }).waitFor();

    await page.getByRole('button', { name: 'Share this wishlist' }).click();
    const link = await page.getByLabel('The link to your wishlist').inputValue();
    const friend = await aVisitor(false);
    const answer = await friend.page.goto(link);
    expect(answer?.status()).toBe(200);
    expect(await friend.page.getByRole('main').getByRole('link', { name: /^Rive/u }).count()).toBe(1);
    expect(await friend.page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await friend.page.getByRole('main').textContent()).not.toMatch(/Harriet|@/u);

    await page.getByRole('button', { name: 'Withdraw the link' }).click();
    await page.getByRole('button', { name: 'Share this wishlist' }).waitFor();
    expect((await friend.page.goto(link))?.status()).toBe(404);
    expect(guest.complaints).toEqual([]);
  });
});
