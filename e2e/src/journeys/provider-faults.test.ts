import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { type ProviderFault, setProviderFault } from '../harness/provider-faults.ts';
import { ownShop } from '../harness/shop.ts';
import { linkTo } from '../pages/cart.ts';
import { addRiveToCart, CARDS, goToPayment, pay } from '../pages/checkout.ts';
import { confirmedOrder, letTheNextPollCome, takeTimeInHand } from '../pages/order.ts';

const { origin, paymentOrigin, mailboxOrigin } = ownShop();

const ENROL = '**/payment/testEnroll';
const COMMIT = '**/checkout/order/commit';

const FAULTS = [
  { fault: 'down' },
  // Longer than the shop waits for an answer.
  { fault: 'slow', slowMs: 12_000 },
  { fault: 'nonsense' },
] as const satisfies readonly ProviderFault[];

const healthy = async () => setProviderFault(paymentOrigin, { fault: 'none' });

/** The provider fails from the moment the page makes this call. */
async function failFrom(page: Page, call: string, fault: ProviderFault): Promise<void> {
  await page.route(call, async (route) => {
    await setProviderFault(paymentOrigin, fault);
    await route.continue();
  });
}

describe('a payment provider that fails', () => {
  const visitors: Visitor[] = [];
  const visitor = async (): Promise<Visitor> => {
    const one = await newVisitor(origin);
    await takeTimeInHand(one.page);
    visitors.push(one);
    return one;
  };
  beforeEach(healthy);
  afterEach(async () => {
    await healthy();
    await Promise.all(visitors.splice(0).map(async (one) => one.leave()));
  });

  it('while the card fields open is said so, and opens them once it is back', async () => {
    const { page } = await visitor();
    await addRiveToCart(page);
    await setProviderFault(paymentOrigin, { fault: 'down' });
    await goToPayment(page, 'no-fields@guest.example');
    await page.getByRole('main').getByText('Payment is not possible at the moment.').waitFor();
    await healthy();
    await page.getByRole('button', { name: 'Try again' }).click();
    await pay(page, CARDS.frictionless);
    await confirmedOrder(page);
  });

  it('before it is asked for money is said so; the cart is whole and the same card goes through later', async () => {
    const { page } = await visitor();
    await addRiveToCart(page);
    await goToPayment(page, 'no-enrolment@guest.example');
    await failFrom(page, ENROL, { fault: 'nonsense' });
    await pay(page, CARDS.frictionless);
    await page.getByRole('main').getByText('Payment is not possible at the moment.').waitFor();
    await page.unroute(ENROL);
    await healthy();
    await page.getByRole('button', { name: /^Place order/u }).click();
    await confirmedOrder(page);
  });

  it.each(FAULTS)(
    '[R4.033, R9.024] while it is asked for money ($fault) leaves the order waiting and the cart whole, and is settled once',
    async (fault) => {
      const email = `${fault.fault}@guest.example`;
      const { page } = await visitor();
      await addRiveToCart(page);
      await goToPayment(page, email);
      await failFrom(page, COMMIT, fault);
      const committed = page.waitForResponse(COMMIT);
      await pay(page, CARDS.frictionless);
      expect(await (await committed).json()).toMatchObject({ state: 'pending_payment' });
      await page.getByRole('heading', { name: 'We are waiting for the payment' }).waitFor();
      const second = await page.context().newPage();
      await second.goto('/eng-us/cart');
      await linkTo(second, 'Rive').waitFor();
      await second.close();
      await healthy();
      expect(await mailsTo(mailboxOrigin, email)).toHaveLength(1);
      await letTheNextPollCome(page);
      await confirmedOrder(page);
      expect(await mailsTo(mailboxOrigin, email)).toHaveLength(1);
    },
  );
});
