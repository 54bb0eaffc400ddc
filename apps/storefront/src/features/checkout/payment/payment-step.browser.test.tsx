import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder } from '../test-harness/an-order.ts';
import { PaymentStep } from './payment-step.tsx';

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
});
