import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '../../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../../test-harness/an-order.ts';
import { AssistedPayment } from './assisted-payment.tsx';

const ORDER = anOrder({ shippingGroups: TO_ANA, email: 'ana@example.com' });
const PROPS = {
  order: ORDER,
  rules: {},
  payment: { methods: ['creditCard'], providerOrigins: [], isAssisted: true },
} as const;

describe('[R6.002, R7.126] the payment step of an agent', () => {
  beforeEach(() => localStorage.clear());

  it('sends the order as it was ticked, and says where it went', async () => {
    const sent = answerCalls({
      applyPayment: { body: ORDER },
      getSentOrders: { status: 502 },
      getCart: { status: 502 },
    });
    const screen = await renderScreen(<AssistedPayment {...PROPS} />);
    await screen.getByRole('checkbox', { name: /^Ask for approval first/u }).click();
    await screen.getByRole('checkbox', { name: /^Also by text message/u }).click();
    await screen.getByRole('button', { name: 'Send the order' }).click();
    const heading = screen.getByRole('heading', { name: 'The order is with your client' });
    await expect.element(heading).toHaveFocus();
    await expect.element(screen.getByText(/ana@example\.com/u)).toBeVisible();
    expect(screen.getByRole('radio').all()).toEqual([]);
    expect(sent[0]).toEqual({ name: 'applyPayment', body: { asksApproval: true, byText: true } });
  });

  it('shows the means of the shop where the client pays on this device', async () => {
    answerCalls({ createCaptureContext: { status: 502 } });
    const screen = await renderScreen(<AssistedPayment {...PROPS} />);
    expect(screen.getByRole('button', { name: /^Place order/u }).all()).toEqual([]);
    await screen.getByRole('radio', { name: 'Here, on this device' }).click();
    await expect.element(screen.getByText(/only they type their card/u)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Place order/u })).toBeVisible();
  });
});
