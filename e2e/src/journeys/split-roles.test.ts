import { type SplitShop, startSplitShop } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor } from '../harness/browser.ts';
import { addRiveToCart } from '../pages/checkout.ts';

describe('a shop whose pages and services are processes of their own on a PostgreSQL server', () => {
  let shop: SplitShop;
  beforeAll(async () => {
    shop = await startSplitShop();
  });
  afterAll(async () => shop.remove());

  it('shows the same product page from every process of pages', async () => {
    const pages = await Promise.all(
      shop.pagesOrigins.map(async (origin) => {
        const answer = await fetch(`${origin}/eng-us/products/AU2001`);
        expect(answer.status).toBe(200);
        return answer.text();
      }),
    );
    const [first = ''] = pages;
    expect(first).toContain('$420');
    expect(pages).toEqual(pages.map(() => first));
  });

  it('keeps a guest’s cart whichever process shows the next page', async () => {
    const ana = await newVisitor(shop.origin);
    const { page } = ana;
    await addRiveToCart(page);
    for (const _ of shop.pagesOrigins) {
      await page.goto('/eng-us/cart');
      await page.getByRole('link', { name: 'Rive' }).first().waitFor();
    }
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('heading', { name: 'How may we reach you?' }).waitFor();
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });
});
