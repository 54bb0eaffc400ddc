import { connect } from 'node:net';
import { CALL_SPECS, callUrl } from '@vitrine/contracts';
import { type RunningShop, startShop, stillRunning } from '@vitrine/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { heldAnswers, setProviderFault } from '../harness/provider-faults.ts';
import { addRiveToCart, answerBank, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';

/** Less time than the launcher waits before it kills, so that all processes ended by themselves and in order. */
const STOPPED_WITHIN_MS = 15_000;
/** A later start takes some seconds; the limit is for machines that do other things meanwhile. */
const LATER_START_WITHIN_MS = 30_000;

/** The payment of a process that was killed while it asked is looked after by the timetable, once a minute. */
const SETTLED_WITHIN_MS = 150_000;

const COMMIT = '**/checkout/order/commit';

async function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Presses Place order; the wallet's own page comes next. */
async function placeByWallet(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('checkbox', { name: /terms of sale/u }).check();
  await page.getByRole('button', { name: /^Place order/u }).click();
  await page.getByRole('heading', { name: 'Pay with your wallet' }).waitFor();
}

/** One shop with its own data, stopped in every way there is and started again on it. */
describe('a shop that is stopped', () => {
  let shop: RunningShop;
  let ana: Visitor;
  let number = '';
  const again = async (): Promise<void> => {
    const { dataFolder, ports } = shop;
    shop = await startShop({ dataFolder, ports });
  };

  beforeAll(async () => {
    shop = await startShop();
    ana = await newVisitor(shop.origin);
  });
  afterAll(async () => {
    await ana.leave();
    await shop.remove();
  });

  it('by kill -9 right after a payment has the order when it is back, and sends its mail once', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToPayment(page, 'killed@guest.example');
    const committed = page.waitForResponse(COMMIT);
    await pay(page, CARDS.frictionless);
    expect((await committed).status()).toBe(200);
    await shop.kill();

    await again();
    await page.goto(`${shop.origin}/eng-us/checkout/confirmation`);
    number = await confirmedOrder(page);
    expect(number).toMatch(/^AU[A-Z0-9]{8}$/u);
    expect(await mailsTo(shop.mailboxOrigin, 'killed@guest.example')).toEqual([
      expect.stringContaining(number),
    ]);
    await page.goto('/eng-us/cart');
    await page.getByText('Your bag is empty').waitFor();
  });

  it('by kill -9 right after the wallet was approved has the order when it is back, once', async () => {
    const bea = await newVisitor(shop.origin);
    const { page } = bea;
    await addRiveToCart(page);
    await goToPayment(page, 'wallet-killed@guest.example');
    await placeByWallet(page);
    await page.getByRole('button', { name: 'Approve, and do not go back to the shop' }).click();
    await page.getByText('The payment is approved').waitFor();
    await shop.kill();

    await again();
    await page.goto(`${shop.origin}/eng-us/checkout/confirmation`);
    const ordered = await confirmedOrder(page);
    expect(await mailsTo(shop.mailboxOrigin, 'wallet-killed@guest.example')).toEqual([
      expect.stringContaining(ordered),
    ]);
    await bea.leave();
  });

  it(
    '[R7.116, R7.119, R7.120, R7.129] by kill -9 while both providers answer has each order when it is back, once',
    { timeout: SETTLED_WITHIN_MS + 120_000 },
    async () => {
      const { paymentOrigin, walletOrigin } = shop;
      const [byCard, byWallet] = [await newVisitor(shop.origin), await newVisitor(shop.origin)];
      const shoppers = [
        { visitor: byCard, email: 'card-killed@guest.example', provider: paymentOrigin },
        { visitor: byWallet, email: 'wallet-cut-off@guest.example', provider: walletOrigin },
      ];
      for (const { visitor, email } of shoppers) {
        await addRiveToCart(visitor.page);
        await goToPayment(visitor.page, email);
      }
      await pay(byCard.page, CARDS.challenge);
      await placeByWallet(byWallet.page);
      for (const { provider } of shoppers)
        await setProviderFault(provider, { fault: 'held', path: '/v1/payments', notices: 'held' });
      const approving = [
        answerBank(byCard.page, '1234'),
        byWallet.page.getByRole('button', { name: 'Approve the payment' }).click(),
      ].map((approval) => approval.catch(() => undefined));
      // The money is given, and the shop waits to hear it; one that waited long for the other asks again.
      for (const { provider } of shoppers)
        await expect.poll(() => heldAnswers(provider), { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
      await shop.kill();
      await Promise.all(approving);

      await again();
      for (const { visitor, email } of shoppers) {
        const { page, context } = visitor;
        const stateOfOrder = async () => {
          const answer = await context.request.get(
            shop.origin + callUrl('getLastOrder', { locale: 'eng-us' }),
          );
          return CALL_SPECS.getLastOrder.answer.parse(await answer.json()).state;
        };
        await expect.poll(stateOfOrder, { timeout: SETTLED_WITHIN_MS, interval: 500 }).toBe('placed');
        await page.goto(`${shop.origin}/eng-us/checkout/confirmation`);
        const ordered = await confirmedOrder(page);
        expect(await mailsTo(shop.mailboxOrigin, email)).toEqual([expect.stringContaining(ordered)]);
        await page.goto('/eng-us/cart');
        await page.getByText('Your bag is empty').waitFor();
        await visitor.leave();
      }
    },
  );

  it('by SIGTERM ends every process and frees every port, and is back within seconds with all it had', async () => {
    const processes = shop.processes();
    const ports = Object.values(shop.ports);
    expect(processes.length).toBeGreaterThanOrEqual(5);
    expect(await Promise.all(ports.map(isOpen))).toEqual(ports.map(() => true));
    // Connections that send nothing, as a browser opens them in advance.
    const silent = ports.map((port) => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
    const stoppedAt = performance.now();
    await shop.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(STOPPED_WITHIN_MS);
    for (const socket of silent) socket.destroy();
    expect(stillRunning(processes)).toEqual([]);
    expect(await Promise.all(ports.map(isOpen))).toEqual(ports.map(() => false));

    const startedAt = performance.now();
    await again();
    expect(performance.now() - startedAt).toBeLessThan(LATER_START_WITHIN_MS);
    await ana.page.goto('/eng-us/checkout/confirmation');
    expect(await confirmedOrder(ana.page)).toBe(number);
    expect(await mailsTo(shop.mailboxOrigin, 'killed@guest.example')).toHaveLength(1);
  });
});
