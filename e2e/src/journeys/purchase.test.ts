import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaks, newVisitor, type Visitor } from '../harness/browser.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { isAdded, linkTo } from '../pages/cart.ts';
import { addRiveToCart, answerBank, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder, letTheNextPollCome, takeTimeInHand } from '../pages/order.ts';
import { PIECES } from '../pages/pieces.ts';
import { tryOnDialog } from '../pages/try-on.ts';

const { origin, mailboxOrigin, paymentOrigin } = ownShop();
const { portrait } = await testPictures();

describe('a purchase', () => {
  let ana: Visitor;
  beforeEach(async () => {
    ana = await newVisitor(origin, { draws: true });
  });
  afterEach(async () => ana.leave());

  it('[R4.007, R4.015, R4.022, R9.021] is tried on by photo, paid through the bank’s challenge, ordered and confirmed by mail', async () => {
    const { page } = ana;
    await page.goto('/eng-us/homepage');
    await page.getByRole('link', { name: 'All sunglasses' }).click();
    await linkTo(page, 'Rive').click();
    await page.getByRole('button', { name: 'Try them on' }).click();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a photo' }).click();
    await (await chooser).setFiles(portrait);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const picture = await download;
    expect(picture.suggestedFilename()).toMatch(/^Rive_QS2001_\d{8}\.png$/u);
    expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
    await tryOnDialog(page).getByRole('button', { name: 'Add to bag' }).click();
    await page
      .getByRole('dialog', { name: 'Add to bag' })
      .getByRole('button', { name: 'Add to bag' })
      .click();
    await isAdded(page);

    await goToPayment(page, 'ana@guest.example');
    await pay(page, CARDS.challenge);
    await answerBank(page, '1234');
    const number = await confirmedOrder(page);
    expect(await mailsTo(mailboxOrigin, 'ana@guest.example')).toEqual([expect.stringContaining(number)]);
    await page.goto('/eng-us/cart');
    await page.getByText('Your bag is empty').waitFor();

    expect(leaks(ana, [origin, paymentOrigin])).toEqual([]);
    expect(
      ana.requests.filter(({ url, cookie }) => url.startsWith(paymentOrigin) && cookie.includes('vitrine')),
    ).toEqual([]);
    expect(ana.complaints).toEqual([]);
  });

  it('[R1.004] is paid at once with a card the bank does not ask about, and its order is for its buyer alone', async () => {
    await addRiveToCart(ana.page);
    await goToPayment(ana.page, 'once@guest.example');
    await pay(ana.page, CARDS.frictionless);
    const number = await confirmedOrder(ana.page);
    expect(await mailsTo(mailboxOrigin, 'once@guest.example')).toHaveLength(1);
    const { request } = ana.context;
    const last = await (await request.get('/api/eng-us/order/last-order-details')).json();
    expect(last).toMatchObject({
      orderNumber: number,
      lines: [{ skuId: PIECES.sunglasses.sku, quantity: 1 }],
    });
    const details = `/api/eng-us/order/details/${last.orderId}`;
    const { justPlaced, linkToken, ...order } = last;
    expect([justPlaced, typeof linkToken]).toEqual([true, 'string']);
    expect(await (await request.get(details)).json()).toMatchObject(order);
    const other = await newVisitor(origin);
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await other.context.request.get('/api/eng-us/guest', { headers })).status()).toBe(200);
    expect((await other.context.request.get(details)).status()).toBe(404);
    await other.leave();
  });

  it('is not placed when the bank refuses; the cart stays and another card goes through', async () => {
    await addRiveToCart(ana.page);
    await goToPayment(ana.page, 'second-card@guest.example');
    await pay(ana.page, CARDS.declined);
    await ana.page.getByRole('main').getByText('The payment was not accepted, or was cancelled.').waitFor();
    await ana.page.goto('/eng-us/checkout/payment');
    await pay(ana.page, CARDS.frictionless);
    await ana.page.getByRole('heading', { name: 'Thank you' }).waitFor();
  });

  it('is not placed when the challenge fails, and says that nothing was charged', async () => {
    await addRiveToCart(ana.page);
    await goToPayment(ana.page, 'wrong-code@guest.example');
    await pay(ana.page, CARDS.challengeFailed);
    await answerBank(ana.page, '0000');
    await ana.page.getByRole('main').getByText('Nothing was charged').waitFor();
    await ana.page.goto('/eng-us/cart');
    await ana.page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
  });

  it('[R4.033, R9.024] waits for a bank that answers later, and goes on by itself', async () => {
    await takeTimeInHand(ana.page);
    await addRiveToCart(ana.page);
    await goToPayment(ana.page, 'later@guest.example');
    await pay(ana.page, CARDS.delayed);
    await ana.page.getByRole('heading', { name: 'We are waiting for the payment' }).waitFor();
    expect(await mailsTo(mailboxOrigin, 'later@guest.example')).toHaveLength(1);
    await letTheNextPollCome(ana.page);
    await confirmedOrder(ana.page);
    expect(await mailsTo(mailboxOrigin, 'later@guest.example')).toHaveLength(1);
  });
});
