import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../../../test-harness/an-order.ts';
import { PaymentStep } from '../../payment-step.tsx';

const ORDER = anOrder({ shippingGroups: TO_ANA, billingAddress: TO_ANA[0]?.address });
const CHOICE = { methods: ['paypal', 'applePay'], providerOrigins: [] } as const;
const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/session';

/** A sheet whose owner approves or closes it, in the shape of Apple's API; what happened to it, in order. */
function aSheet(owner: 'approves' | 'closes', canMakePayments = true) {
  const seen: unknown[] = [];
  class ApplePaySession {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static readonly canMakePayments = () => canMakePayments;
    onvalidatemerchant: (event: object) => void = () => undefined;
    onpaymentauthorized: (event: object) => void = () => undefined;
    oncancel: () => void = () => undefined;
    constructor(version: number, request: object) {
      seen.push(['opened', version, request]);
    }
    begin() {
      if (owner === 'closes') this.oncancel();
      else this.onvalidatemerchant({ validationURL: VALIDATION_URL });
    }
    abort() {
      seen.push(['aborted']);
    }
    completeMerchantValidation(session: object) {
      seen.push(['validated', session]);
      this.onpaymentauthorized({ payment: { token: { paymentData: { data: 'apl_1' } } } });
    }
    completePayment(end: object) {
      seen.push(['completed', end]);
    }
  }
  vi.stubGlobal('ApplePaySession', ApplePaySession);
  return seen;
}

async function press() {
  const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={CHOICE} />);
  await screen.getByRole('radio', { name: 'Apple Pay' }).click();
  await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
  await screen.getByRole('button', { name: /^Place order/u }).click();
  return screen;
}

describe('Apple Pay', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.unstubAllGlobals());

  it('[R7.118] is offered where the browser has it and its owner can pay with it, and nowhere else', async () => {
    answerCalls({});
    const without = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={CHOICE} />);
    await expect.element(without.getByRole('button', { name: /^Place order/u })).toBeEnabled();
    expect(without.getByRole('radio', { name: 'Apple Pay' }).query()).toBeNull();
    await without.unmount();
    aSheet('closes', false);
    const unable = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={CHOICE} />);
    await expect.element(unable.getByRole('button', { name: /^Place order/u })).toBeEnabled();
    expect(unable.getByRole('radio', { name: 'Apple Pay' }).query()).toBeNull();
  });

  it('[R7.118] validates its merchant through the shop, and commits once its owner has approved', async () => {
    const seen = aSheet('approves');
    const sent = answerCalls({
      openApplePaySession: { body: { merchantSession: { domainName: 'shop' } } },
      setBillingAddress: { body: ORDER },
      applyPayment: { body: ORDER },
      commitOrder: {
        body: { orderId: 'o-1', state: 'placed', redirectionUrl: '/eng-us/checkout/confirmation' },
      },
    });
    const screen = await press();
    await expect.poll(screen.path).toBe('/eng-us/checkout/confirmation');
    expect(sent.map(({ name, body }) => [name, body]).slice(0, 3)).toEqual([
      ['openApplePaySession', { validationUrl: VALIDATION_URL }],
      ['setBillingAddress', expect.anything()],
      ['applyPayment', { token: '{"data":"apl_1"}' }],
    ]);
    expect(seen).toEqual([
      [
        'opened',
        3,
        expect.objectContaining({
          currencyCode: 'USD',
          countryCode: 'US',
          total: { label: 'Maison Aurèle', amount: '1001.65' },
        }),
      ],
      ['validated', { domainName: 'shop' }],
      ['completed', { status: 0 }],
    ]);
  });

  it('[R7.118] says to its sheet when the payment was refused, and stays where the sheet is closed', async () => {
    const refused = aSheet('approves');
    answerCalls({
      openApplePaySession: { body: { merchantSession: {} } },
      setBillingAddress: { body: ORDER },
      applyPayment: { status: 402 },
    });
    const screen = await press();
    await expect.poll(() => refused.at(-1)).toEqual(['completed', { status: 1 }]);
    await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await screen.unmount();
    aSheet('closes');
    const sent = answerCalls({});
    const closed = await press();
    await expect.element(closed.getByRole('button', { name: /^Place order/u })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  it('[R7.118] is closed where the shop cannot be validated', async () => {
    const seen = aSheet('approves');
    answerCalls({ openApplePaySession: { status: 502 } });
    const screen = await press();
    await expect.element(screen.getByText('Payment is not possible at the moment')).toBeVisible();
    expect(seen.at(-1)).toEqual(['aborted']);
  });
});
