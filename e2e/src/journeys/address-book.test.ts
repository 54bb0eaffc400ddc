import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { signInAsKim } from '../pages/account.ts';
import { addRiveToCart, CARDS, fillAddress, goToShippingIn, pay } from '../pages/checkout.ts';

const { origin } = ownShop();

describe('the address book in the checkout', () => {
  let kim: Visitor;
  beforeEach(async () => {
    kim = await newVisitor(origin);
    await addRiveToCart(kim.page);
    await signInAsKim(kim.page);
    await kim.page.goto('/eng-us/checkout/shipping');
    await kim.page.getByRole('group', { name: 'Your saved addresses' }).waitFor();
  });
  afterEach(async () => kim.leave());

  it('[R2.129, R7.111] sends the order to the main address, by keyboard', async () => {
    const { page } = kim;
    expect(await page.getByRole('radio', { name: /48 Mercer Street/u }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /14 rue de Charonne/u }).isDisabled()).toBe(true);
    await page.getByText('Not in the country of this order (United States).').waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.getByText('48 Mercer Street').waitFor();
    await pay(page, CARDS.frictionless);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(kim.complaints).toEqual([]);
  });

  it('[R7.037, R7.038, R7.039, R3.025] keeps a new address, changes it in its place and takes it out again', async () => {
    const { page } = kim;
    await page.getByRole('radio', { name: 'Another address' }).check();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Add another phone' }).click();
    await page.getByRole('textbox', { name: /^Second telephone/u }).fill('212 555 0111');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.goto('/eng-us/checkout/shipping');
    expect(await page.getByRole('radio', { name: /120 Spring Street/u }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Edit the address 120 Spring Street' }).click();
    expect(await page.getByRole('textbox', { name: /^Second telephone/u }).inputValue()).toBe('212 555 0111');
    await page.getByRole('textbox', { name: 'City' }).fill('Brooklyn');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await page.getByText(/Brooklyn, NY 10012/u).waitFor();

    await page.getByRole('button', { name: 'Edit the address 120 Spring Street' }).click();
    await page.getByRole('button', { name: 'Remove from my address book' }).click();
    // The form stands in the place of its address: the address is not to be seen before it is removed, too.
    await page.getByRole('button', { name: 'Yes, remove this address' }).click();
    await page.getByRole('button', { name: 'Yes, remove this address' }).waitFor({ state: 'detached' });
    await page.getByText('120 Spring Street').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('radio', { name: /48 Mercer Street/u }).waitFor();
    expect(await page.getByText('120 Spring Street').count()).toBe(0);
    expect(kim.complaints).toEqual([]);
  });
});

describe('the country of an address', () => {
  it('[R7.105, R4.039] is chosen where the shop sends to several: prices and ways follow it', async () => {
    const ana = await newVisitor(origin);
    try {
      const { page } = ana;
      await goToShippingIn(page, { locale: 'eng-e1', language: 'eng' });
      await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
      await page.getByRole('textbox', { name: 'City' }).fill('Berlin');
      await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('CH');
      await page.getByText(/CHF/u).first().waitFor();
      expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ana');
      expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('');
      expect(ana.complaints).toEqual([]);
    } finally {
      await ana.leave();
    }
  });
});
