import { connect } from 'node:net';
import { type RunningShop, startShop, stillRunning } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { addRiveToCart, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';

/** Less than the launcher waits before it kills, so that all ended by themselves and in order. */
const STOPPED_WITHIN_MS = 15_000;
/** A later start takes some seconds; the limit is for machines that do other things meanwhile. */
const LATER_START_WITHIN_MS = 30_000;

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
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('checkbox', { name: /terms of sale/u }).check();
    await page.getByRole('button', { name: /^Place order/u }).click();
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

  it('by SIGTERM ends every process and frees every port, and is back within seconds with all it had', async () => {
    const processes = shop.processes();
    const ports = Object.values(shop.ports);
    expect(processes.length).toBeGreaterThanOrEqual(5);
    expect(await Promise.all(ports.map(isOpen))).toEqual(ports.map(() => true));
    // As a browser opens them ahead of need: connections that never say a word.
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
