import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { signIn } from '../pages/account.ts';
import { addRiveToCart, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';

const { origin, mailboxOrigin } = ownShop();
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
    await page.getByRole('link', { name: 'Order AUQQXV5SZ7' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order AUQQXV5SZ7' }).waitFor();
    await page.getByText('Paid with Visa ending in 1111').waitFor();
    const answer = await page.goto('/eng-gb/mylv/orders/nobody-s');
    expect(answer?.status()).toBe(404);
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
    expect(await page.getByRole('button', { name: 'Cancel this order' }).count()).toBe(0);
    expect(other.complaints).toEqual([]);
    const wrong = await page.goto(page.url().slice(0, -3));
    expect(wrong?.status()).toBe(404);
    await other.leave();
  });
});
