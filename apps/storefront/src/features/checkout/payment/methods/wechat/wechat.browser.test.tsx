import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../../../shared/test-harness/render-screen.tsx';
import { PendingPayment } from '../../../confirmation/pending-payment.tsx';
import { anOrder, TO_ANA } from '../../../test-harness/an-order.ts';
import { PaymentStep } from '../../payment-step.tsx';
import { findBridge, payByBridge } from './wechat-bridge.ts';

const DRAFT = anOrder({ shippingGroups: TO_ANA, billingAddress: TO_ANA[0]?.address });
const WAITING = anOrder({
  ...DRAFT,
  state: 'pending_payment',
  payments: [{ method: 'wechat', state: 'pending', amount: DRAFT.totals.total }],
});
const BRIDGE = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 's', paySign: 'x' };
const PREPARED = { body: { openid: 'o', bridge: BRIDGE } };

/** A bridge that gives this answer, and what it was asked with. */
function aBridge(errMsg: string) {
  const asked: unknown[] = [];
  vi.stubGlobal('WeixinJSBridge', {
    invoke: (verb: string, request: unknown, onAnswer: (answer: unknown) => void) => {
      asked.push([verb, request]);
      onAnswer({ err_msg: `get_brand_wcpay_request:${errMsg}` });
    },
  });
  return asked;
}
const insideWeChat = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.49');

function backFromWeChat() {
  const providerOrigins: readonly string[] = [];
  return renderScreen(
    <PendingPayment order={WAITING} {...{ providerOrigins }} result={undefined} code="c-1" />,
  );
}

describe('paying with WeChat', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('[R8.040] rejects with the words of the specification where no bridge comes, and finds one that comes late', async () => {
    await expect(findBridge(1)).rejects.toThrow(/^WeixinJSBridge not available$/u);
    const found = findBridge();
    aBridge('ok');
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await found).toHaveProperty('invoke');
  });

  it('[R8.041] rejects where the bridge could not pay, and tells a cancel apart', async () => {
    aBridge('fail');
    await expect(payByBridge(BRIDGE)).rejects.toThrow(/^Wechat payment error$/u);
    aBridge('cancel');
    expect(await payByBridge(BRIDGE)).toBe('cancelled');
    aBridge('ok');
    expect(await payByBridge(BRIDGE)).toBe('paid');
  });

  it('[R7.121, R8.040] outside of WeChat needs no bridge, and asks for the provider’s page', async () => {
    const sent = answerCalls({
      setBillingAddress: { body: DRAFT },
      applyPayment: { body: DRAFT },
      commitOrder: { body: { orderId: 'o-1', state: 'pending_payment' } },
      redirectToWeChat: { status: 502 },
    });
    const payment = { methods: ['wechat'], providerOrigins: [] } as const;
    const screen = await renderScreen(<PaymentStep order={DRAFT} rules={{}} payment={payment} />);
    await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
    await screen.getByRole('button', { name: /^Place order/u }).click();
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'redirectToWeChat', body: { orderId: 'o-1' } });
  });

  it('[R7.122] gives the code to the services and the bridge what they answer, once', async () => {
    insideWeChat();
    const sent = answerCalls({ payInWeChat: PREPARED });
    const asked = aBridge('ok');
    const screen = await backFromWeChat();
    await expect.poll(() => asked).toEqual([['getBrandWCPayRequest', BRIDGE]]);
    await expect.poll(screen.path).toBe('/eng-us/checkout/confirmation');
    expect(sent.filter(({ name }) => name === 'payInWeChat')).toEqual([
      { name: 'payInWeChat', body: { code: 'c-1' } },
    ]);
    expect(screen.getByText('Wechat payment error').query()).toBeNull();
  });

  it('[R8.041] says why the bridge could not pay, and lets it be tried again', async () => {
    insideWeChat();
    answerCalls({ payInWeChat: PREPARED });
    aBridge('fail');
    const screen = await backFromWeChat();
    await expect
      .element(screen.getByText('WeChat could not pay'))
      .toHaveTextContent('(Wechat payment error)');
    await expect.element(screen.getByRole('button', { name: 'Cancel this order' })).toBeEnabled();
  });

  it('[R8.041] returns to the payment step without an error where the shopper cancelled', async () => {
    insideWeChat();
    const sent = answerCalls({
      payInWeChat: PREPARED,
      withdrawPayment: { status: 200 },
    });
    aBridge('cancel');
    const screen = await backFromWeChat();
    await expect.poll(screen.path).toBe('/eng-us/checkout/payment');
    expect(sent.map(({ name }) => name)).toEqual(['payInWeChat', 'withdrawPayment']);
  });
});
