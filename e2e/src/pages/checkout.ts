import type { Locator, Page } from 'playwright-core';
import { isAdded } from './cart.ts';
import { pageOf } from './pieces.ts';
import { type JourneyLanguage, wordsOf } from './words.ts';

/** A card of the payment sandbox; its front page lists them all. */
export const CARDS = {
  frictionless: '4111111111111111',
  challenge: '4999000000010012',
  challengeFailed: '4999000000010020',
  declined: '4999000000010038',
  delayed: '4999000000010046',
  nonsense: '4999000000010061',
} as const;

/** From the cart to the payment step, as a guest in New York. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await goToShipping(page, email);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
}

/** From the cart to the shipping step, as a guest. */
export async function goToShipping(page: Page, email: string): Promise<void> {
  await page.goto('/eng-us/cart');
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await page.getByRole('heading', { name: 'How may we reach you?' }).waitFor();
  await guestWay(page).getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('heading', { name: 'Where should it go?' }).waitFor();
}

/** From a piece to the shipping step, as a guest of any locale whose words the journeys know. */
export async function goToShippingIn(
  page: Page,
  { locale, language }: { readonly locale: string; readonly language: JourneyLanguage },
): Promise<void> {
  const words = wordsOf(language);
  await page.goto(pageOf('sunglasses', locale));
  if (locale === 'zhs-cn')
    await page.getByRole('button', { name: words('china_refuse'), exact: true }).click();
  await page.getByRole('button', { name: words('product_add_to_bag'), exact: true }).click();
  await isAdded(page, language);
  await page.goto(`/${locale}/cart`);
  await page.getByRole('link', { name: words('cart_checkout'), exact: true }).click();
  const guest = page.getByRole('region', { name: words('checkout_guest_title') });
  await guest.getByLabel(words('checkout_email')).fill('ana@address.example');
  await page.getByRole('button', { name: words('checkout_to_shipping'), exact: true }).click();
  await page.getByRole('heading', { name: words('checkout_step_shipping'), exact: true }).waitFor();
}

/** The part of the contact step for guests, in a language of the journeys. */
export const guestWay = (page: Page, language: CardLanguage = 'eng'): Locator =>
  page.getByRole('region', { name: wordsOf(language)('checkout_guest_title') });

/** Writes an address in New York into the shipping step. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Address', { exact: true }).fill('120 Spring Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State or region').selectOption('NY');
  await page.getByLabel('Postal code').fill('10012');
  await page.getByRole('textbox', { name: 'Telephone', exact: true }).fill('+1 212 555 0110');
}

/** The provider's own words, in the languages that journeys pay in. */
const CARD_FIELDS = {
  eng: { number: 'Card number', expiry: 'Expiry date', code: 'Security code', holder: 'Name on the card' },
  ara: { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', code: 'رمز الأمان', holder: 'الاسم على البطاقة' },
} as const;
type CardLanguage = keyof typeof CARD_FIELDS;

/** The frame that the provider's fields stand in. */
export const cardFrame = (page: Page, language: CardLanguage = 'eng'): Locator =>
  page.getByTitle(wordsOf(language)('checkout_card_frame'));

/** Fills the provider's fields, accepts the terms and presses the button. */
export async function pay(page: Page, card: string, language: CardLanguage = 'eng'): Promise<void> {
  const words = wordsOf(language);
  const fields = cardFrame(page, language).contentFrame();
  const { number, expiry, code, holder } = CARD_FIELDS[language];
  await fields.getByLabel(number).fill(card);
  await fields.getByLabel(expiry).fill('12/30');
  await fields.getByLabel(code).fill('123');
  await fields.getByLabel(holder).fill('Ana Duarte');
  await page.getByRole('checkbox', { name: words('checkout_terms') }).check();
  const [placeOrder = ''] = words('checkout_place_order').split('{');
  await page.getByRole('button', { name: placeOrder }).click();
}

/** Answers the bank's page. */
export async function answerBank(page: Page, code: string): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/u);
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
}

export async function addRiveToCart(page: Page): Promise<void> {
  await page.goto(pageOf('sunglasses'));
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await isAdded(page);
}

/** A guest's order of one pair of sunglasses, up to the payment step: made by the calls that the steps before it make. */
export async function toPaymentIn(page: Page, locale: string, shippingAddress: object): Promise<void> {
  await page.goto(`/${locale}/homepage`);
  const failed = await page.evaluate(
    async ({ root, address }) => {
      const failures: string[] = [];
      const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${root}/${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) failures.push(`${path} ${answer.status} ${await answer.clone().text()}`);
        return answer.json();
      };
      await ask('GET', 'guest');
      await ask('PUT', 'cart', { items: [{ skuId: 'QS2001', quantity: 1 }] });
      await ask('PUT', 'cart/prepare-order', { email: 'li@example.com' });
      const offered = await ask('GET', 'checkout/shipping/methods');
      const [, methodId = ''] = /"shippingMethods":\[\{"id":"([^"]+)"/u.exec(JSON.stringify(offered)) ?? [];
      await ask('POST', 'shipping/homedelivery', { shippingAddress: address, methodId });
      return failures;
    },
    { root: `/api/${locale}`, address: shippingAddress },
  );
  if (failed.length > 0) throw new Error(failed.join('\n'));
  await page.goto(`/${locale}/checkout/payment`);
}
