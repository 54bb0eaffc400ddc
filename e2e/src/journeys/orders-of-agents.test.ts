import { ADDRESS_IN_NEW_YORK, newAgent, type TestShopper } from '@vitrine/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { addRiveToCart, CARDS, pay } from '../pages/checkout.ts';
import { PIECES } from '../pages/pieces.ts';
import { tabTo } from '../pages/tab-to.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin, databaseUrl, mailboxOrigin } = ownShop();
const LINK = '/checkout/custom-order-approval?token=';

/** What an agent sends of an order of sunglasses to New York; where its mail leads. */
async function sentBy(agent: TestShopper, email: string, asksApproval: boolean): Promise<string> {
  await agent.call('PUT', '/api/eng-us/cart', {
    items: [{ skuId: PIECES.sunglasses.sku, quantity: 1 }],
  });
  await agent.call('PUT', '/api/eng-us/cart/prepare-order', { email });
  await agent.call('POST', '/api/eng-us/shipping/homedelivery', {
    shippingAddress: ADDRESS_IN_NEW_YORK,
    methodId: 'us-standard',
  });
  await agent.call('POST', '/api/eng-us/checkout/payByLink/apply', asksApproval ? { asksApproval } : {});
  return linkInMailTo(mailboxOrigin, email, LINK);
}

describe('an order that an agent prepared', () => {
  let agent: TestShopper;
  let client: Visitor;
  beforeAll(async () => {
    agent = await newAgent({ origin, databaseUrl });
  });
  beforeEach(async () => {
    client = await newVisitor(origin);
  });
  afterEach(async () => client.leave());

  it('[R2.045, R7.126, R6.007] is looked at, approved and paid by who has the mail; its link is used then', async () => {
    const { page } = client;
    const link = await sentBy(agent, 'ana@approval.example', true);
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await page.getByRole('heading', { level: 1, name: 'Prepared for you' }).waitFor();
    await page.getByText(/has prepared this order for you/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/order/load-order')),
      page.getByRole('button', { name: 'Approve and pay' }).click(),
    ]);
    expect(sent.method()).toBe('PATCH');
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    const [commit] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/checkout/order/commit')),
      pay(page, CARDS.frictionless),
    ]);
    expect(commit.headers()['lv-checkout-channel']).toBe('PBL');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'This link no longer opens an order' }).waitFor();
    expect(await page.getByText('Rive').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(client.complaints).toEqual([]);
  });

  it('[R2.045] is declined by the keyboard, once it was asked whether that is meant', async () => {
    const { page } = client;
    await page.goto(await sentBy(agent, 'bea@approval.example', true));
    await takenOver(page);
    await tabTo(page, page.getByRole('button', { name: 'Decline' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.getByRole('button', { name: 'Yes, decline' }).evaluate((button) => button.matches(':focus')),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'You have declined this order' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'This link no longer opens an order' }).waitFor();
  });

  it('[R7.126] is paid by a link; what was in the bag waits aside', async () => {
    const { page } = client;
    await addRiveToCart(page);
    await page.goto(await sentBy(agent, 'carla@approval.example', false));
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.goto('/eng-us/cart');
    await page.getByRole('heading', { name: 'Saved for later' }).waitFor();
    await page.goto('/eng-us/checkout');
    await pay(page, CARDS.frictionless);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(client.complaints).toEqual([]);
  });

  it('[R2.045] is not shown by a tampered link, and is read without scripts', async () => {
    const { page } = client;
    const link = await sentBy(agent, 'dora@approval.example', true);
    const last = link.endsWith('A') ? 'B' : 'A';
    await page.goto(link.slice(0, -1) + last);
    await page.getByRole('heading', { level: 1, name: 'This link no longer opens an order' }).waitFor();
    const text = await (await fetch(link)).text();
    for (const said of ['Prepared for you', 'Rive', 'Approve and pay', 'please allow JavaScript'])
      expect(text).toContain(said);
    expect(text).toContain('name="referrer" content="no-referrer"');
    expect(text).toContain('data-layout="default"');
  });
});
