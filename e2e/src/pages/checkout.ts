import type { Page } from 'playwright-core';
import { pageOf } from './pieces.ts';

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
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('heading', { name: 'Where should it go?' }).waitFor();
}

/** Writes an address in New York into the shipping step. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Address', { exact: true }).fill('120 Spring Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State or region').selectOption('NY');
  await page.getByLabel('Postal code').fill('10012');
  await page.getByLabel('Telephone').fill('+1 212 555 0110');
}

/** Fills the provider's fields, accepts the terms and presses the button; in any language, as nothing is found by words. */
export async function pay(page: Page, card: string): Promise<void> {
  const fields = page.frameLocator('iframe');
  await fields.locator('[autocomplete=cc-number]').fill(card);
  await fields.locator('[autocomplete=cc-exp]').fill('12/30');
  await fields.locator('[autocomplete=cc-csc]').fill('123');
  await fields.locator('[autocomplete=cc-name]').fill('Ana Duarte');
  await page.locator('input[name=terms]').check();
  await page.locator('form:has(iframe) button[type=submit]').click();
}

/** Answers the bank's page. */
export async function answerBank(page: Page, code: string): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/u);
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button').first().click();
}

export async function addRiveToCart(page: Page): Promise<void> {
  await page.goto(pageOf('sunglasses'));
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page
    .getByRole('status')
    .getByText('Added to your bag')
    .or(page.getByText('Added to your bag'))
    .first()
    .waitFor();
}
