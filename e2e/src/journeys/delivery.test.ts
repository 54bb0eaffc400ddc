import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { addRiveToCart, CARDS, fillAddress, goToShipping, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';

const { origin } = ownShop();

describe('delivery', () => {
  let ana: Visitor;
  beforeEach(async () => {
    ana = await newVisitor(origin);
  });
  afterEach(async () => ana.leave());

  it('[R2.127, R4.035, R4.036, R7.114] comes at hours that are chosen once the postal code is typed, and stays so to the end', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToShipping(page, 'hours@guest.example');
    const selector = page.getByRole('radio', { name: /^Choose a day and a time/u });
    await page.getByText('The free times are shown once').first().waitFor();
    expect(await selector.count()).toBe(0);
    await fillAddress(page);
    await selector.check();
    const days = page.getByRole('group', { name: 'Day' }).getByRole('radio');
    await days.nth(1).check();
    const times = page
      .getByRole('group', { name: /^Time/u })
      .getByRole('radio', { name: /By appointment|Delivery by/u });
    await times.first().check();
    const chosen = await selector.getAttribute('value');
    expect(chosen).toBe('timeslot-selector');
    const when = await page
      .getByText(/^On [A-Z][a-z]+ \d+, \d/u)
      .first()
      .innerText();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.getByText(when).waitFor();
    await page.getByRole('link', { name: 'Edit the delivery' }).click();
    await page
      .getByRole('radio', { name: new RegExp(`^Choose a day and a time.*${when.slice(0, 9)}`, 'u') })
      .waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await pay(page, CARDS.frictionless);
    await confirmedOrder(page);
    await page.getByText(when).waitFor();
    expect(ana.complaints).toEqual([]);
  });

  it('[R7.112, R2.044] is collected in a store by another person, and the bill has an address of its own', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToShipping(page, 'collect@guest.example');
    await page.getByRole('radio', { name: 'Collect it in a store' }).check();
    await page.getByRole('searchbox', { name: 'City or postal code' }).fill('Los Angeles');
    const store = page.getByRole('radio', { name: /Los Angeles.*Ready on/u });
    await store.check();
    const details = page.getByRole('group', { name: 'Your details' });
    await details.getByLabel('First name').fill('Ana');
    await details.getByLabel('Last name').fill('Duarte');
    await details.getByLabel('Telephone').fill('+1 212 555 0110');
    await page.getByRole('checkbox', { name: 'Somebody else collects it' }).check();
    const other = page.getByRole('group', { name: 'Who collects it?' });
    await other.getByLabel('First name').fill('Bob');
    await other.getByLabel('Last name').fill('Reyes');
    await other.getByLabel('Telephone').fill('+1 212 555 0111');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.getByRole('heading', { name: /^Collect at/u }).waitFor();
    await page.getByText('Collected by Bob Reyes').waitFor();
    // Who comes back to the step as a new page finds what was chosen.
    await page.goto('/eng-us/checkout/shipping');
    await expect.poll(async () => other.getByLabel('First name').inputValue()).toBe('Bob');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.getByLabel('Address', { exact: true }).fill('120 Spring Street');
    await page.getByRole('textbox', { name: 'City' }).fill('New York');
    await page.getByLabel('State or region').selectOption('NY');
    await page.getByRole('textbox', { name: 'Postal code' }).fill('10012');
    await pay(page, CARDS.frictionless);
    await confirmedOrder(page);
    await page.getByText('Collected by Bob Reyes').waitFor();
    await page.getByText(/^Ready on/u).waitFor();
    expect(ana.complaints).toEqual([]);
  });
});
