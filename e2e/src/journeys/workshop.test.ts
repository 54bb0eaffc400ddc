import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo, mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { addRiveToCart, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { isAdded } from '../pages/cart.ts';
import { confirmedOrder, takeTimeInHand } from '../pages/order.ts';
import { PIECES } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';
import { openWorkshop, press, workshopCard } from '../pages/workshop.ts';

const { origin, mailboxOrigin, workshopOrigin } = ownShop();
/** Longer than the first pause of a page that follows its order. */
const NEXT_LOOK_MS = 11_000;

describe('an order after the purchase', () => {
  let shopper: Visitor;
  let bench: Visitor;
  beforeEach(async () => {
    [shopper, bench] = await Promise.all([newVisitor(origin), newVisitor(origin)]);
  });
  afterEach(async () => {
    await Promise.all([shopper.leave(), bench.leave()]);
  });

  it('[R4.042, R7.127, R7.043] goes through the workshop and comes back, and page and mails follow', async () => {
    const { page } = shopper;
    const email = 'bench@guest.example';
    await addRiveToCart(page);
    await goToPayment(page, email);
    await pay(page, CARDS.frictionless);
    const number = await confirmedOrder(page);
    await takeTimeInHand(page);
    await page.goto(await linkInMailTo(mailboxOrigin, email, '/order?token='));
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    const state = page.getByRole('status');
    await state.getByText('Known once it has left our atelier').waitFor();
    /** The page looks by itself; its clock is put forward instead of waiting. */
    const sees = async (text: string | RegExp) => {
      await page.clock.fastForward(NEXT_LOOK_MS);
      await state.getByText(text).first().waitFor();
    };

    await openWorkshop(bench.page, workshopOrigin, number);
    expect(await accessibilityFaults(bench.page)).toEqual([]);
    const card = workshopCard(bench.page, number);
    await card.getByText('Delay', { exact: true }).click();
    await card.getByLabel('New day').fill('2031-03-04');
    await card.getByRole('button', { name: 'Tell the shop' }).click();
    expect(await mailWith(mailboxOrigin, email, 'needs a little more time')).toContain(number);
    await sees(/March 4/u);
    await page.getByText(/^Promised before/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await press(bench.page, number, 'Pick', 'Pack', 'Hand to the carrier');
    expect(await mailWith(mailboxOrigin, email, 'is on its way')).toContain(number);
    await sees(`${number}-1`);
    await state.getByText('On its way', { exact: true }).waitFor();
    await press(bench.page, number, 'Delivered');
    await mailWith(mailboxOrigin, email, 'has arrived');
    await sees('Delivered');

    await page.getByRole('button', { name: 'Return or exchange' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return or exchange' });
    await dialog.getByLabel('Pieces of').selectOption('1');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await dialog.getByRole('button', { name: 'Request the return' }).click();
    await dialog.getByRole('button', { name: 'Back to the order' }).click();
    const heading = await page.getByRole('heading', { name: /^Return R/u }).innerText();
    const returned = heading.replace('Return ', '');
    await openWorkshop(bench.page, workshopOrigin, returned);
    await press(bench.page, returned, 'Received');
    await mailWith(mailboxOrigin, email, `received your return ${returned}`);
    await press(bench.page, returned, 'Inspected');
    await mailWith(mailboxOrigin, email, `return ${returned} is refunded`);
    await sees('Returned');
    expect(shopper.complaints).toEqual([]);
    expect(bench.complaints).toEqual([]);
  });

  it('[R2.023] that is personalised has a sheet with its letters and the picture of its design', async () => {
    const { page } = shopper;
    await page.goto(`/eng-us/perso-configurator?skuId=${PIECES.wallet.sku}`);
    await takenOver(page);
    await page.getByRole('textbox', { name: 'Your letters' }).fill('AN');
    await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
    await isAdded(page);
    await goToPayment(page, 'letters@guest.example');
    await pay(page, CARDS.frictionless);
    const number = await confirmedOrder(page);
    await openWorkshop(bench.page, workshopOrigin, number);
    await workshopCard(bench.page, number).getByRole('link', { name: 'Sheet' }).click();
    await bench.page.getByRole('heading', { level: 1, name: 'Workshop sheet' }).waitFor();
    await bench.page.getByText('AN', { exact: true }).waitFor();
    const picture = bench.page.getByRole('img', { name: 'What the piece is to look like' });
    await picture.waitFor();
    const width = await picture.evaluate(async (element) => {
      if (!(element instanceof HTMLImageElement)) return 0;
      await element.decode();
      return element.naturalWidth;
    });
    expect(width).toBeGreaterThan(300);
    expect(await accessibilityFaults(bench.page)).toEqual([]);
    expect(bench.complaints).toEqual([]);
  });
});
