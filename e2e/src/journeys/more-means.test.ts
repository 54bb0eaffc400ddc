import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { addRiveToCart, CARDS, goToPayment, pay, toPaymentIn } from '../pages/checkout.ts';

const { origin, walletOrigin } = ownShop();
/** Gift cards of the payment sandbox; all have this PIN. */
const GIFT_CARDS = {
  part: '6036 2800 0000 0011',
  all: '6036 2800 0000 0029',
  refused: '6036 2800 0000 0045',
};
const PIN = '1234';
const LONDON = {
  countryCode: 'GB',
  firstName: 'Ana',
  lastName: 'Duarte',
  address1: '12 Bruton Street',
  city: 'London',
  postalCode: 'W1J 6QA',
  phone: '+44 20 7946 0000',
};

describe('further means', () => {
  let ana: Visitor;
  beforeEach(async () => {
    ana = await newVisitor(origin);
  });
  afterEach(async () => ana.leave());

  const useGiftCard = async (number: string, pin: string = PIN) => {
    const { page } = ana;
    const numberField = page.getByLabel('Gift card number');
    if (!(await numberField.isVisible())) await page.getByText('Use a gift card').click();
    await numberField.fill(number);
    await page.getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: 'Use this gift card' }).click();
  };
  const place = async () => {
    const { page } = ana;
    await page.getByRole('checkbox', { name: /terms of sale/u }).check();
    await page.getByRole('button', { name: /^Place order/u }).click();
  };

  it('[R7.118] a gift card pays a part and a card the rest; what is empty pays nothing more', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToPayment(page, 'ana@gift.example');
    await useGiftCard(GIFT_CARDS.part, '9999');
    await page.getByText('do not belong to a gift card').waitFor();
    await useGiftCard(GIFT_CARDS.part);
    await page.getByText('ending in 0011 pays $200').waitFor();
    await pay(page, CARDS.frictionless);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('Paid with a gift card ending in 0011').waitFor();
    await page.getByText('By Visa ending in 1111').waitFor();
    await addRiveToCart(page);
    await goToPayment(page, 'ana@gift.example');
    await useGiftCard(GIFT_CARDS.part);
    await page.getByText('Nothing is left on this gift card').waitFor();
  });

  it('[R7.118] a gift card pays all; one that is refused leaves the order to another means', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToPayment(page, 'bea@gift.example');
    await useGiftCard(GIFT_CARDS.refused);
    await page.getByText('ending in 0045 pays').waitFor();
    await pay(page, CARDS.frictionless);
    await page.waitForURL(/checkout\/error\?reason=payment-refused/u);
    await page.goto('/eng-us/checkout/payment');
    await useGiftCard(GIFT_CARDS.all);
    await page.getByRole('button', { name: 'Place order, $0' }).waitFor();
    await place();
    await page.getByText('Paid with a gift card ending in 0029').waitFor();
  });

  it('[R7.118, R7.129] a transfer is waited for, with the account and the reference, and told by the bank', async () => {
    const { page } = ana;
    await toPaymentIn(page, 'eng-gb', LONDON);
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await place();
    await page.getByText('FR76 3000').waitFor();
    const reference = await page
      .getByText(/^AU[0-9A-Z]{8}$/u)
      .first()
      .innerText();
    const bank = await newVisitor(origin);
    await bank.page.goto(`${walletOrigin}/transfers`);
    const amount = bank.page.getByLabel(`Amount of ${reference}`);
    const whole = Number(await amount.inputValue());
    const send = async (part: number) => {
      await amount.fill(String(part));
      await bank.page.locator('form', { has: amount }).getByRole('button', { name: 'Send' }).click();
    };
    await send(whole - 1);
    await page.reload();
    await page.getByText('FR76 3000').waitFor();
    await send(1);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('heading', { name: 'Thank you' }).count();
      })
      .toBe(1);
    await page.getByText('Paid by bank transfer').waitFor();
    await bank.leave();
    expect(ana.complaints).toEqual([]);
  });

  it('[R7.118] Apple Pay is paid in its sheet, in a browser that has it', async () => {
    const { page } = ana;
    await page.exposeFunction('askSheet', async (merchantSession: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ merchantSession, outcome: 'paid' });
      return (await fetch(`${walletOrigin}/apple-pay/sheet`, { method: 'POST', headers, body })).json();
    });
    await page.addInitScript(`
      window.ApplePaySession = class {
        static STATUS_SUCCESS = 0;
        static STATUS_FAILURE = 1;
        static canMakePayments() { return true; }
        begin() { setTimeout(() => this.onvalidatemerchant({ validationURL: '${walletOrigin}/apple-pay/session' })); }
        abort() {}
        async completeMerchantValidation(session) {
          const token = await window.askSheet(session);
          this.onpaymentauthorized({ payment: { token } });
        }
        completePayment() {}
      };
    `);
    await addRiveToCart(page);
    await goToPayment(page, 'cleo@apple.example');
    await page.getByRole('radio', { name: 'Apple Pay' }).check();
    await place();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('Paid with Apple Pay').waitFor();
    expect(ana.complaints).toEqual([]);
  });
});
