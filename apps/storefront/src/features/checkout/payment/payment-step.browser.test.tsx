import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { PaymentStep } from './payment-step.tsx';

const ORDER = anOrder({ shippingGroups: TO_ANA, billingAddress: TO_ANA[0]?.address });
const CARD = { methods: ['creditCard'], providerOrigins: [] } as const;

describe('the payment step', () => {
  beforeEach(() => localStorage.clear());

  it('[R2.041] lets the shopper read the terms of sale that they accept', async () => {
    answerCalls({});
    const screen = await renderScreen(<PaymentStep order={anOrder()} rules={{}} payment={CARD} />);
    await expect
      .element(screen.getByRole('link', { name: 'Read the terms' }))
      .toHaveAttribute('href', '/eng-us/terms-of-sale');
  });

  it('[R7.123] asks for card fields that may speak to this origin alone', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 } });
    const screen = await renderScreen(<PaymentStep order={anOrder()} rules={{}} payment={CARD} />);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(sent).toEqual([{ name: 'createCaptureContext', body: { targetOrigins: [location.origin] } }]);
  });

  it('[R7.118, R7.119] lets the shopper pay with a wallet that needs no fields, and keeps the choice focused', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 } });
    const both = { methods: ['creditCard', 'paypal'], providerOrigins: [] } as const;
    const screen = await renderScreen(<PaymentStep order={anOrder()} rules={{}} payment={both} />);
    await screen.getByRole('radio', { name: 'PayPal' }).click();
    await expect.element(screen.getByText('You approve the payment on PayPal’s page')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'PayPal' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
    expect(sent.map(({ name }) => name)).toEqual(['createCaptureContext']);
  });

  it('[R5.027, R7.118] keeps another address for the bill while the parcel’s is chosen, and with another means', async () => {
    const sent = answerCalls({ setBillingAddress: { status: 502 } });
    const wallets = { methods: ['paypal', 'alipay'], providerOrigins: [] } as const;
    const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={wallets} />);
    const same = screen.getByRole('checkbox', { name: 'The same as the delivery address' });
    await same.click();
    await screen.getByLabelText('City').fill('Albany');
    await same.click();
    await expect.element(screen.getByLabelText('City')).not.toBeInTheDocument();
    await same.click();
    await expect.element(screen.getByLabelText('City')).toHaveValue('Albany');
    await screen.getByRole('radio', { name: 'Alipay' }).click();
    await expect.element(screen.getByLabelText('City')).toHaveValue('Albany');
    await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
    await screen.getByRole('button', { name: /^Place order/u }).click();
    await expect.poll(() => sent).toMatchObject([{ body: { billingAddress: { city: 'Albany' } } }]);
  });

  it('[R8.002] orders once, however often the button is pressed meanwhile, and says why it was refused', async () => {
    const answer = Promise.withResolvers<{ readonly status: number; readonly body: unknown }>();
    const sent = answerCalls({
      setBillingAddress: { body: ORDER },
      applyPayment: { body: ORDER },
      commitOrder: () => answer.promise,
    });
    const wallet = { methods: ['paypal'], providerOrigins: [] } as const;
    const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={wallet} />);
    await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
    const form = screen
      .getByRole('button', { name: /^Place order/u })
      .element()
      .closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(screen.getByRole('button', { name: 'Placing your order…' })).toBeDisabled();
    const entry = anEntry({ errorCode: 'too_many_requests', scope: 'global' });
    answer.resolve({ status: 429, body: aRefusal(entry) });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(sent.map(({ name }) => name)).toEqual(['setBillingAddress', 'applyPayment', 'commitOrder']);
  });

  it.each([
    ['age_unconfirmed', '/eng-us/checkout'],
    ['age_refused', '/eng-us/checkout/error?reason=age'],
  ])('[R7.129, R8.042] goes on where a commit refused with %s is answered', async (errorCode, path) => {
    answerCalls({
      setBillingAddress: { body: ORDER },
      applyPayment: { body: ORDER },
      commitOrder: { status: 403, body: aRefusal(anEntry({ errorCode, scope: 'item' })) },
    });
    const wallet = { methods: ['paypal'], providerOrigins: [] } as const;
    const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={wallet} />);
    await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
    await screen.getByRole('button', { name: /^Place order/u }).click();
    await expect.poll(screen.path).toBe(path);
  });
});
