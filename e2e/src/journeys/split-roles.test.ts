import { callUrl } from '@vitrine/contracts';
import { type SplitShop, startSplitShop } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor } from '../harness/browser.ts';
import { linkTo } from '../pages/cart.ts';
import { addRiveToCart } from '../pages/checkout.ts';
import { pageOf } from '../pages/pieces.ts';

describe('a shop whose pages and services are processes of their own on a PostgreSQL server', () => {
  let shop: SplitShop;
  beforeAll(async () => {
    shop = await startSplitShop();
  });
  afterAll(async () => shop.remove());

  it('shows the same product page from every process of pages', async () => {
    const pages = await Promise.all(
      shop.pagesOrigins.map(async (origin) => {
        const answer = await fetch(origin + pageOf('sunglasses'));
        expect(answer.status).toBe(200);
        return answer.text();
      }),
    );
    const [first = ''] = pages;
    expect(first).toContain('$420');
    expect(pages).toEqual(pages.map(() => first));
  });

  it('lets pages ask for all their visitors, and counts the calls of one visitor', async () => {
    const url = shop.servicesOrigin + callUrl('getFooterSections', { locale: 'eng-us' });
    const statusesOf = async (headers: Readonly<Record<string, string>>) => {
      const statuses = new Set<number>();
      // More than one client may send in two minutes: a minute may end meanwhile.
      for (let round = 0; round < 26; round += 1) {
        const answers = Array.from({ length: 100 }, async () => fetch(url, { headers }));
        for (const { status } of await Promise.all(answers)) statuses.add(status);
      }
      return [...statuses];
    };
    expect(await statusesOf({})).toEqual([200]);
    expect(await statusesOf({ 'x-forwarded-for': '203.0.113.7' })).toEqual([200, 429]);
  });

  it('keeps a guest’s cart whichever process shows the next page', async () => {
    const ana = await newVisitor(shop.origin);
    const { page } = ana;
    await addRiveToCart(page);
    for (const _ of shop.pagesOrigins) {
      await page.goto('/eng-us/cart');
      await linkTo(page, 'Rive').waitFor();
    }
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('heading', { name: 'How may we reach you?' }).waitFor();
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });
});
