import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { signInAsKim } from '../pages/account.ts';
import { addRiveToCart, answerBank, CARDS, cardFrame, pay } from '../pages/checkout.ts';

const { origin } = ownShop();

describe('a customer’s cards', () => {
  let kim: Visitor;
  beforeEach(async () => {
    kim = await newVisitor(origin);
  });
  afterEach(async () => kim.leave());

  const goToPayment = async () => {
    const { page } = kim;
    await addRiveToCart(page);
    await page.goto('/eng-us/checkout/shipping');
    await page.getByRole('radio', { name: /48 Mercer Street/u }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
  };

  it('[R3.026, R6.014, R7.169, R7.170] are kept with a purchase, pay the next by their code and the bank’s question, and are removed', async () => {
    const { page } = kim;
    const toShop: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) toShop.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto('/eng-us/homepage');
    await signInAsKim(page);
    await goToPayment();
    await page.getByRole('checkbox', { name: /Save this card/u }).check();
    await pay(page, CARDS.challenge);
    await answerBank(page, '1234');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();

    // A job keeps the card after the purchase.
    await expect
      .poll(async () => (await page.request.get(`${origin}/api/eng-us/account/credit-cards`)).json(), {
        timeout: 20_000,
      })
      .toMatchObject({ creditCards: [{ creditCardType: 'visa', hideContent: '•••• 0012' }] });
    await goToPayment();
    const kept = page.getByRole('radio', { name: /Visa.*0012/u });
    await kept.waitFor();
    expect(await kept.isChecked()).toBe(true);
    const fields = cardFrame(page).contentFrame();
    await fields.getByLabel('Security code').fill('123');
    expect(await fields.getByLabel('Card number').count()).toBe(0);
    await page.getByRole('checkbox', { name: /terms of sale/u }).check();
    await page.getByRole('button', { name: /^Place order/u }).click();
    await answerBank(page, '1234');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('By Visa ending in 0012').waitFor();

    await goToPayment();
    const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('button', { name: /^Remove Visa/u }).click();
    await page.getByRole('button', { name: /^Yes, remove Visa/u }).click();
    const [identifier = ''] = new URL((await deletion).url()).pathname.split('/').slice(-1);
    expect(atob(decodeURIComponent(identifier))).toMatch(/^[\w-]{36}$/u);
    await page.getByText('Your card number never reaches us').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    expect(await kept.count()).toBe(0);
    // What was typed into the provider's fields never came to the shop.
    expect(
      toShop.filter((sent) => sent.includes(CARDS.challenge) || /securityCode|"123"/u.test(sent)),
    ).toEqual([]);
    expect(kim.complaints).toEqual([]);
  });
});
