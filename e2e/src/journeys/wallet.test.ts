import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { addRiveToCart, goToPayment } from '../pages/checkout.ts';

const { origin, walletOrigin } = ownShop();

describe('paying with the wallet', () => {
  let ana: Visitor;
  beforeEach(async () => {
    ana = await newVisitor(origin);
  });
  afterEach(async () => ana.leave());

  /** The provider's notice may come before the shopper: then the result they bring is settled already [R7.120]. */
  const complaints = () => ana.complaints.filter((said) => !/409 .*third-party-payment\/process/u.test(said));

  const goToWallet = async () => {
    const { page } = ana;
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('checkbox', { name: /terms of sale/u }).check();
    await page.getByRole('button', { name: /^Place order/u }).click();
    await page.getByRole('heading', { name: 'Pay with your wallet' }).waitFor();
    expect(new URL(page.url()).origin).toBe(walletOrigin);
  };

  it('[R7.119, R2.042] may be cancelled there, tried again and approved', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToPayment(page, 'ana@wallet.example');
    await goToWallet();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(/checkout\/error\?reason=payment-refused/u);
    await page.goto('/eng-us/checkout/payment');
    await goToWallet();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('Paid with PayPal').waitFor();
    expect(complaints()).toEqual([]);
  });

  it('[R7.119, R7.120] may be left and taken up again from the order that waits', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToPayment(page, 'carla@wallet.example');
    await goToWallet();
    await page.goto(`${origin}/eng-us/checkout/confirmation`);
    await page.getByRole('button', { name: 'Continue with PayPal' }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(complaints()).toEqual([]);
  });

  it('[R7.119] is told by the notice alone where nobody comes back', async () => {
    const { page } = ana;
    await addRiveToCart(page);
    await goToPayment(page, 'bea@wallet.example');
    await goToWallet();
    await page.getByRole('button', { name: 'Approve, and do not go back to the shop' }).click();
    await page.getByText('The payment is approved').waitFor();
    await page.goto(`${origin}/eng-us/checkout/confirmation`);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  });
});
