import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { KIM, signIn } from '../pages/account.ts';
import { addRiveToCart, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';

const { origin, mailboxOrigin } = ownShop();
const ANNEKE = { login: 'anneke@maison-aurele.example', password: 'Vitrine-Anneke-2026' } as const;
const CLAIRE = { login: 'claire@maison-aurele.example', password: 'Vitrine-Claire-2026' } as const;

describe('the orders of a shopper', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin);
  });
  afterEach(async () => visitor.leave());

  it('[R2.049, R2.050, R6.018] are in a customer’s account, behind the sign-in, each on its page', async () => {
    const { page } = visitor;
    await page.goto('/fra-fr/mylv/orders');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/fra-fr/mylv/orders');
    await page.goto('/eng-gb/mylv/orders');
    await signIn(page.getByRole('dialog'), CLAIRE);
    await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Order AUQQXV5SZ7' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order AUQQXV5SZ7' }).waitFor();
    await page.getByText('By Visa ending in 1111').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const answer = await page.goto('/eng-gb/mylv/orders/nobody-s');
    expect(answer?.status()).toBe(404);
  });

  it('[R7.042, R2.050] have papers as PDF, without a script too, for nobody else', async () => {
    const { page } = visitor;
    await page.goto('/eng-gb/mylv/orders');
    await signIn(page.getByRole('dialog'), CLAIRE);
    await page.getByRole('link', { name: 'Order AUQQXV5SZ7' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order AUQQXV5SZ7' }).waitFor();
    const papers = page.getByRole('region', { name: 'Papers' });
    // The page follows its order.
    await papers.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const stranger = await newVisitor(origin);
    for (const name of [/^Receipt/u, /^Invoice FR-\d{7}/u]) {
      const url = (await papers.getByRole('link', { name }).getAttribute('href')) ?? '';
      const paper = await page.request.get(url);
      expect(paper.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      });
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect([401, 404]).toContain((await stranger.page.request.get(origin + url)).status());
    }
    await stranger.leave();
    expect(visitor.complaints).toEqual([]);
  });

  it('[R7.043, R4.038, R5.023] come back from the page of their order, and the page shows the return', async () => {
    const { page } = visitor;
    await page.goto('/eng-e1/mylv/orders');
    await signIn(page.getByRole('dialog'), ANNEKE);
    await page.getByRole('link', { name: 'Order AU0MZ8EY8J' }).click();
    await page.getByRole('button', { name: 'Return or exchange' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return or exchange' });
    await dialog.getByLabel('Pieces of').selectOption('1');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await dialog.getByRole('button', { name: 'Request the return' }).click();
    await dialog.getByRole('heading', { name: 'Your request is with us' }).waitFor();
    await dialog.getByRole('button', { name: 'Back to the order' }).click();
    await page.getByRole('status').getByText('Return under way').waitFor();
    const shown = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^Return R/u }) });
    await shown.getByText('I do not like it').waitFor();
    await shown.getByRole('link', { name: /^Return label R/u }).waitFor();
    await shown.getByText(/^Please print the label below/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('[R7.187] are exchanged for another size that is in stock', async () => {
    const { page } = visitor;
    await page.goto('/eng-us/mylv/orders');
    await signIn(page.getByRole('dialog'), KIM);
    await page.getByRole('link', { name: 'Order AUK1M7DLVD' }).click();
    await page.getByRole('button', { name: 'Return or exchange' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return or exchange' });
    await dialog.getByRole('radio', { name: 'Another size or colour' }).check();
    await dialog.getByLabel('Pieces of Allure').selectOption('1');
    await dialog.getByLabel('Reason: Allure').selectOption('Too small');
    await dialog.getByLabel('Instead of Allure').selectOption({ label: 'Ivory, size 39' });
    await dialog.getByRole('button', { name: 'Review' }).click();
    await dialog.getByRole('button', { name: 'Request the exchange' }).click();
    await dialog.getByRole('button', { name: 'Back to the order' }).click();
    const shown = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^Exchange R/u }) });
    await shown.getByText('In its place: Ivory, size 39').waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('[R7.127, R7.130] are a guest’s by the link in the mail, in any browser: another address, and cancelled once', async () => {
    await addRiveToCart(visitor.page);
    await goToPayment(visitor.page, 'link@guest.example');
    await pay(visitor.page, CARDS.frictionless);
    const number = await confirmedOrder(visitor.page);
    await visitor.page.getByRole('link', { name: 'Follow your order' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();

    const other = await newVisitor(origin, { phone: true });
    const { page } = other;
    await page.goto(await linkInMailTo(mailboxOrigin, 'link@guest.example', '/order?token='));
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    await page.getByRole('button', { name: 'Change the delivery address' }).click();
    const form = page.getByRole('dialog', { name: 'Change the delivery address' });
    await form.getByLabel('Address', { exact: true }).fill('7 Mercer Street');
    await form.getByRole('button', { name: 'Send it to this address' }).click();
    await page.getByText('7 Mercer Street').waitFor();

    await page.getByRole('button', { name: 'Cancel this order' }).click();
    const asked = page.getByRole('dialog', { name: 'Cancel this order?' });
    await asked.getByRole('button', { name: 'Cancel this order' }).click();
    await page.getByRole('status').getByText('Cancelled', { exact: true }).waitFor();
    await page.getByText(/Visa ending in 1111 · \$[\d.,]+ released/u).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel this order' }).count()).toBe(0);
    expect(other.complaints).toEqual([]);
    const wrong = await page.goto(page.url().slice(0, -3));
    expect(wrong?.status()).toBe(404);
    await other.leave();
  });
});
