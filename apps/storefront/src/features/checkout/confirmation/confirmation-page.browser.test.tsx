import { beforeEach, describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { aCart, aCartItem } from '../../../shared/test-harness/a-cart.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder, aTwoParcelOrder, TO_ANA } from '../test-harness/an-order.ts';
import { ConfirmationPage } from './confirmation-page.tsx';

const PLACED = anOrder({
  state: 'placed',
  orderNumber: 'AUR-7Q2M',
  email: 'ana@example.com',
  shippingGroups: TO_ANA,
});
const PROVIDERS = ['https://wallet.example'];
const pageOf = (order: ReturnType<typeof anOrder>, result?: string) =>
  renderScreen(
    <ConfirmationPage
      order={order}
      rules={{}}
      providerOrigins={PROVIDERS}
      result={result}
      code={undefined}
    />,
  );

describe('the confirmation', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ cart: aCart([aCartItem()]) });
  });

  it('[R2.044] shows number, lines, total and where it goes, by day and month', async () => {
    answerCalls({ getCart: { body: aCart([]) } });
    const screen = await pageOf(PLACED);
    expect(screen.getByRole('heading', { level: 1 }).all()).toHaveLength(1);
    await expect.element(screen.getByText('AUR-7Q2M')).toBeVisible();
    await expect.element(screen.getByText('We have sent the confirmation to ana@example.com.')).toBeVisible();
    for (const text of ['Alba', '$1001.65', /New York, NY 10003/u, /November 24 to November 26/u]) {
      await expect.element(screen.getByText(text).first()).toBeVisible();
    }
  });

  it('[R2.044] writes the days of the delivery below its method, not below its number', async () => {
    answerCalls({ getCart: { body: aCart([]) } });
    const screen = await pageOf(PLACED);
    const leftOf = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
    await expect.element(screen.getByText('House courier')).toBeVisible();
    expect(leftOf('November 24 to November 26')).toBe(leftOf('House courier'));
  });

  it('reads the cart again: what was bought is not in it any more', async () => {
    answerCalls({ getCart: { body: aCart([]) } });
    await pageOf(PLACED);
    await expect.poll(() => shopper.get().cart?.itemCount).toBe(0);
  });

  it('[R2.044] shows two parcels, each with its pieces, and the one address once', async () => {
    answerCalls({ getCart: { body: aCart([]) } });
    const screen = await pageOf({ ...aTwoParcelOrder(), state: 'placed' });
    expect(screen.getByText(/New York, NY 10003/u).all()).toHaveLength(1);
    for (const name of ['Parcel 1 of 2: ready to leave', 'Parcel 2 of 2: made to order']) {
      await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByText('Corso', { exact: true }).all()).toHaveLength(1);
  });

  it('[R7.127] says how far a parcel has come, with the number to follow', async () => {
    answerCalls({ getCart: { body: aCart([]) } });
    const tracking = { carrier: 'House courier', number: 'AUR-7Q2M-1' };
    const groups = TO_ANA.map((group) => ({ ...group, state: 'shipped', tracking }));
    const screen = await pageOf({ ...PLACED, state: 'shipped', shippingGroups: groups });
    await expect.element(screen.getByText('On its way: House courier, AUR-7Q2M-1')).toBeVisible();
  });
});

describe('the confirmation of an order that the wallet pays', () => {
  const amount = { amount: 100_165, currency: 'USD', label: '$1001.65' };
  const payments = [{ method: 'paypal', state: 'pending', amount } as const];
  const WAITING = { ...PLACED, state: 'pending_payment', payments };
  const UNPAID = { body: { completeStatus: false, paymentStatus: 'pending' } } as const;
  beforeEach(() => localStorage.clear());

  it.each([
    [
      { redirectionUrl: '/eng-us/checkout/confirmation', completeStatus: true },
      'complete',
      '/eng-us/checkout/confirmation',
    ],
    [
      { redirectionUrl: '/eng-us/checkout/error' },
      'refused',
      '/eng-us/checkout/error?reason=payment-refused',
    ],
    // Nobody knows whether it was charged.
    [{}, 'pending', '/eng-us/checkout/error?reason=general'],
  ])(
    '[R7.120, R5.003] gives the page’s result to the services, which say %j of an order that is %s',
    async (body, paymentStatus, path) => {
      const stands = [UNPAID.body, { completeStatus: false, paymentStatus }];
      const sent = answerCalls({
        processPayment: { body },
        checkOrderPayment: () => ({ body: stands.shift() ?? { completeStatus: false, paymentStatus } }),
      });
      const screen = await pageOf(WAITING, 'a.b.c');
      await expect.poll(screen.path).toBe(path);
      expect(sent.find(({ name }) => name === 'processPayment')?.body).toEqual({
        method: 'paypal',
        result: 'a.b.c',
      });
    },
  );

  it.each([
    ['complete', '/eng-us/checkout/confirmation'],
    ['refused', '/eng-us/checkout/error?reason=payment-refused'],
  ])('[R7.120] asks the order where it was settled meanwhile: %s', async (paymentStatus, path) => {
    const settled = aRefusal(anEntry({ errorCode: 'already_settled', scope: 'global' }));
    const body = { completeStatus: paymentStatus === 'complete', paymentStatus };
    const stands = [UNPAID, { body }];
    answerCalls({
      processPayment: { status: 409, body: settled },
      checkOrderPayment: () => stands.shift() ?? { body },
    });
    const screen = await pageOf(WAITING, 'a.b.c');
    await expect.poll(screen.path).toBe(path);
  });

  it('[R7.120] gives nothing to the services where its provider has told them', async () => {
    const body = { completeStatus: true, paymentStatus: 'complete' };
    const sent = answerCalls({ checkOrderPayment: { body } });
    const screen = await pageOf(WAITING, 'a.b.c');
    await expect.poll(screen.path).toBe('/eng-us/checkout/confirmation');
    expect(sent.map(({ name }) => name)).toEqual(['checkOrderPayment']);
  });

  it('[R7.119, R5.002] leads back to the wallet, and nowhere that is not its provider', async () => {
    const sent = answerCalls({
      checkOrderPayment: UNPAID,
      redirectPayment: { body: { redirectionUrl: 'https://evil.example/' } },
    });
    const screen = await pageOf(WAITING);
    await screen.getByRole('button', { name: 'Continue with PayPal' }).click();
    await expect
      .element(screen.getByRole('alert').getByText('The payment page could not be opened'))
      .toHaveTextContent('redirection url does not exist');
    const back = `${location.origin}/eng-us/checkout/confirmation`;
    expect(sent.find(({ name }) => name === 'redirectPayment')?.body).toEqual({
      method: 'paypal',
      returnUrl: back,
      cancelUrl: back,
    });
    await expect.element(screen.getByRole('button', { name: 'Cancel this order' })).toBeEnabled();
  });

  it('[R7.119, R2.043] leads back where a payment is open, and not where its money is there', async () => {
    answerCalls({ checkOrderPayment: UNPAID });
    const secured = { method: 'paypal', state: 'authorised', amount } as const;
    const open = { method: 'creditCard', state: 'challenged', amount } as const;
    const screen = await pageOf({ ...WAITING, payments: [secured, open] });
    await expect.element(screen.getByRole('link', { name: 'Continue to your bank' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with PayPal' }).all()).toEqual([]);
  });

  it('[R2.043] leads back to the bank that still asks', async () => {
    answerCalls({ checkOrderPayment: UNPAID });
    const challenged = [{ method: 'creditCard', state: 'challenged', amount } as const];
    const screen = await pageOf({ ...WAITING, payments: challenged });
    await expect
      .element(screen.getByRole('link', { name: 'Continue to your bank' }))
      .toHaveAttribute('href', '/eng-us/checkout/3dsecure');
  });
});

describe('what the confirmation says of each means', () => {
  const amount = { amount: 100_165, currency: 'USD', label: '$1001.65' };
  it.each([
    [{ method: 'creditCard', brand: 'visa', lastFour: '1111' } as const, 'By Visa ending in 1111'],
    [{ method: 'paypal' } as const, 'Paid with PayPal'],
  ])('[R2.044] %j: %s', async (means, text) => {
    answerCalls({ getCart: { body: aCart([]) } });
    const screen = await pageOf({ ...PLACED, payments: [{ ...means, state: 'authorised', amount }] });
    await expect.element(screen.getByText(text)).toBeVisible();
  });
});

describe('the confirmation of an order whose payment is under way', () => {
  const amount = { amount: 100_165, currency: 'USD', label: '$1001.65' };
  const payments = [{ method: 'creditCard', state: 'pending', amount } as const];
  const PENDING = { ...PLACED, state: 'pending_payment', payments };
  const UNPAID = { completeStatus: false, paymentStatus: 'pending' } as const;
  beforeEach(() => localStorage.clear());

  it('[R4.033] waits, and the order can be cancelled once', async () => {
    const sent = answerCalls({
      checkOrderPayment: { body: UNPAID },
      cancelOrder: { body: { orderId: 'o-1', state: 'CANCELLED' } },
    });
    const screen = await pageOf(PENDING);
    await expect
      .element(screen.getByRole('heading', { name: 'We are waiting for the payment' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Cancel this order' }).dblClick();
    await expect.poll(screen.path).toBe('/eng-us/cart');
    expect(sent.filter(({ name }) => name === 'cancelOrder')).toHaveLength(1);
  });

  it('[R8.002] says why it cannot be cancelled', async () => {
    answerCalls({
      checkOrderPayment: { body: UNPAID },
      cancelOrder: { status: 409, body: aRefusal(anEntry({ errorCode: 'too_late', scope: 'global' })) },
    });
    const screen = await pageOf(PENDING);
    await screen.getByRole('button', { name: 'Cancel this order' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/can no longer be cancelled/u);
  });

  it('[R2.042, R4.042] leads to the reason when the bank has refused', async () => {
    answerCalls({ checkOrderPayment: { body: { completeStatus: false, paymentStatus: 'refused' } } });
    const screen = await pageOf(PENDING);
    await expect.poll(screen.path).toBe('/eng-us/checkout/error?reason=payment-refused');
  });
});
