import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder } from '../test-harness/an-order.ts';
import { PaymentStep } from './payment-step.tsx';

describe('the payment step', () => {
  beforeEach(() => localStorage.clear());

  it('[R2.041] lets the shopper read the terms of sale that they accept', async () => {
    answerCalls({});
    const screen = await renderScreen(<PaymentStep order={anOrder()} rules={{}} />);
    await expect
      .element(screen.getByRole('link', { name: 'Read the terms' }))
      .toHaveAttribute('href', '/eng-us/terms-of-sale');
  });

  it('[R7.123] asks for card fields that may speak to this origin alone', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 } });
    const screen = await renderScreen(<PaymentStep order={anOrder()} rules={{}} />);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(sent).toEqual([{ name: 'createCaptureContext', body: { targetOrigins: [location.origin] } }]);
  });
});
