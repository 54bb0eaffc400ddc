import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { isAdded } from '../pages/cart.ts';
import { addRiveToCart, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();

describe('the bag of a guest', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin, { phone: true });
  });
  afterEach(async () => visitor.leave());

  it('[R2.002, R3.035, R7.101] holds a fragrance with a sample, is wrapped with words on a card, and is ordered so', async () => {
    const { page } = visitor;
    await addRiveToCart(page);
    await page.goto(pageOf('fragrance'));
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await isAdded(page);
    await page.goto('/eng-us/cart');

    await page.getByRole('button', { name: 'Save for later: Rive' }).click();
    await page.getByRole('region', { name: 'Saved for later' }).getByRole('link', { name: 'Rive' }).waitFor();
    const samples = page.getByRole('region', { name: 'Samples, with our compliments' });
    const rain = samples.getByRole('button', { name: /^Pluie d’août/u });
    await rain.click();
    await expect.poll(() => rain.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('checkbox', { name: /^Wrap it as a gift/u }).check();
    await page.getByLabel('Words for a card').fill('Für Ana\nمع حبي');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await goToPayment(page, 'gift@guest.example');
    await page.getByRole('complementary').getByText('1 piece', { exact: true }).waitFor();
    await pay(page, CARDS.frictionless);
    await confirmedOrder(page);
    const order = await page.getByRole('main').innerText();
    for (const words of ['Pluie d’août', 'Complimentary', 'Wrapped as a gift', 'Für Ana', 'مع حبي'])
      expect(order).toContain(words);
    expect(order).not.toContain('Rive');
    await page.goto('/eng-us/cart');
    await page.getByRole('button', { name: 'Move to bag: Rive' }).click();
    await page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
